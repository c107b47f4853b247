import { playerActor } from '@torchbearer/kit/testing';
import { test } from 'vitest';
import { startLeague } from './league.js';
import { during } from './season.js';
test('stress', async () => {
  for (let k = 0; k < 12; k++) {
    const league = await startLeague();
    league.clock.set(during(3));
    await league.week(3);
    const robin = await league.player();
    await Promise.all(Array.from({ length: 200 }, (_, i) => league.picks.submitPick({ castawayId: i % 2 ? robin.first.id : robin.second.id }, { actor: playerActor(robin.id), deadlineMs: 30000 })));
    const told = await league.toldAll();
    const v = told.map((t) => t.version);
    const ok = v.every((x, i) => x === i + 1);
    const out = await league.database.rows<any>("select id, headers->>'ce_entityversion' as v, created_at, published_at, xmin from outbox order by id");
    const okOut = out.every((x, i) => Number(x.v) === i + 1);
    console.log(k, v.length, ok, okOut);
    if (!ok) console.log(v.join(' '), '\n', out.map((o) => `${o.id}:${o.v}`).join(' '));
  }
}, 300000);
