import { randomUUID } from 'node:crypto';
import { VISITOR, type Actor } from '@torchbearer/kit';
import { adminActor, playerActor } from '@torchbearer/kit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, GATEWAY, NOWHERE, startLeague, type Harness } from './harness.js';

const PLAYER = playerActor(randomUUID());
let house: Harness;
beforeAll(async () => {
  house = await startLeague();
});
afterAll(() => house.stop());

const fields = { name: 'Nia', tribe: '', occupation: '', hometown: '' };
type CallAs = (actor: Actor) => Promise<unknown>;

const adminCalls: Record<string, CallAs> = {
  CreateCastaway: (actor) => house.league.createCastaway(fields, { actor }),
  UpdateCastaway: (actor) => house.league.updateCastaway({ castawayId: NOWHERE }, { actor }),
  DeleteCastaway: (actor) => house.league.deleteCastaway({ castawayId: NOWHERE }, { actor }),
  ListRankings: (actor) => house.league.listRankings({}, { actor }),
  UnlockRankings: (actor) => house.league.unlockRankings({}, { actor }),
  PreviewDraft: (actor) => house.league.previewDraft({}, { actor }),
  GetDraftPreview: (actor) => house.league.getDraftPreview({}, { actor }),
  RunDraft: (actor) => house.league.runDraft({}, { actor }),
  ListWeeks: (actor) => house.league.listWeeks({}, { actor }),
  SaveWeek: (actor) => house.league.saveWeek({ weekNumber: 1, isActive: false }, { actor }),
  UpdateSeason: (actor) =>
    house.league.updateSeason({ clearRankingsCloseAt: false, clearDraftAt: false }, { actor }),
  DraftRoster: (actor) => house.league.draftRoster({ userId: NOWHERE }, { actor }),
  ImportCastaways: (actor) =>
    house.league.importCastaways({ csv: Buffer.from('name'), dryRun: true }, { actor }),
  CreateAnnouncement: (actor) => house.league.createAnnouncement({ title: 'Hi', body: 'All' }, { actor }),
  DeleteAnnouncement: (actor) => house.league.deleteAnnouncement({ announcementId: NOWHERE }, { actor }),
};
const playerCalls: Record<string, CallAs> = {
  GetMyRanking: (actor) => house.league.getMyRanking({}, { actor }),
  SubmitRanking: (actor) => house.league.submitRanking({ castawayIds: [] }, { actor }),
  GetDraft: (actor) => house.league.getDraft({}, { actor }),
  GetLeague: (actor) => house.league.getLeague({}, { actor }),
  GetActiveWeek: (actor) => house.league.getActiveWeek({}, { actor }),
  GetMyDraft: (actor) => house.league.getMyDraft({}, { actor }),
  ListAnnouncements: (actor) => house.league.listAnnouncements({}, { actor }),
};
const publicCalls: Record<string, CallAs> = {
  ListCastaways: (actor) => house.league.listCastaways({}, { actor }),
  GetCastaway: (actor) => house.league.getCastaway({ castawayId: NOWHERE }, { actor }),
  GetCastawayOwners: (actor) => house.league.getCastawayOwners({ castawayId: NOWHERE }, { actor }),
  GetSeason: (actor) => house.league.getSeason({}, { actor }),
};

/** Why a call was refused; null where it was answered. */
const reasonOf = async (answer: Promise<unknown>): Promise<unknown> =>
  await answer.then(
    () => null,
    (error: { reason?: unknown }) => error.reason,
  );
const BARRED = ['NOT_SIGNED_IN', 'ADMINS_ONLY', 'SERVICES_ONLY'];

describe.each(Object.entries(adminCalls))('%s', (_name, call) => {
  test('is for admins only', async () => {
    expect(await reasonOf(call(VISITOR))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(call(PLAYER))).toBe('ADMINS_ONLY');
    expect(await reasonOf(call(GATEWAY))).toBe('ADMINS_ONLY');
    expect(BARRED).not.toContain(await reasonOf(call(ADMIN)));
  });

  test('is refused to one who was an admin when the call was signed and is none now', async () => {
    const demoted = adminActor(randomUUID());
    house.tell.user(demoted.id ?? '', 'Demoted', false);
    await house.settle();
    expect(await reasonOf(call(demoted))).toBe('ADMINS_ONLY');
  });
});

describe.each(Object.entries(playerCalls))('%s', (_name, call) => {
  test('is for everyone who is signed in', async () => {
    expect(await reasonOf(call(VISITOR))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(call(GATEWAY))).toBe('NOT_SIGNED_IN');
    expect(BARRED).not.toContain(await reasonOf(call(PLAYER)));
    expect(BARRED).not.toContain(await reasonOf(call(ADMIN)));
  });
});

describe.each(Object.entries(publicCalls))('%s', (_name, call) => {
  test('is for everyone', async () => {
    for (const actor of [VISITOR, PLAYER, ADMIN]) expect(BARRED).not.toContain(await reasonOf(call(actor)));
  });
});

describe('GetSchedule', () => {
  test('is for our own services only', async () => {
    for (const actor of [VISITOR, PLAYER, ADMIN])
      expect(await reasonOf(house.league.getSchedule({}, { actor }))).toBe('SERVICES_ONLY');
    expect(await reasonOf(house.league.getSchedule({}, { actor: GATEWAY }))).toBeNull();
  });
});

describe('AwaitVersions', () => {
  const wanted = { topic: 'identity.user.v1', key: randomUUID(), version: 1 };

  test('is for our own services only', async () => {
    for (const actor of [VISITOR, PLAYER, ADMIN]) {
      const answer = house.copies.awaitVersions({ versions: [], timeoutMs: 0 }, { actor });
      expect(await reasonOf(answer)).toBe('SERVICES_ONLY');
    }
  });

  test('tells when the time was up before the copy came, and when it is there', async () => {
    const ask = () => house.copies.awaitVersions({ versions: [wanted], timeoutMs: 50 }, { actor: GATEWAY });
    expect(await ask()).toEqual({ applied: false });
    house.tell.user(wanted.key);
    await house.settle();
    expect(await ask()).toEqual({ applied: true });
  });
});
