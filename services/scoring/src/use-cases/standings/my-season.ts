/** What a player reads of their own season. */
import { resultsUntil } from '@torchbearer/kit';
import { untilWeek } from '@torchbearer/rules/league';
import type { Rpcs } from '../../context.js';
import { groupsOf, type GroupOfPlayer } from '../../db/needs.js';
import { historyOf } from '../../domain/history.js';
import { needsIn, ownCastaway, placeOfUser } from '../../domain/needs.js';

export const getWeeksInFirst: Rpcs['getWeeksInFirst'] = {
  who: 'player',
  handle: async ({ views }, _request, { actor }) => ({
    weeksInFirst: (await views.newest(resultsUntil(actor))).weeksInFirst,
  }),
};

/** As new as the standings. */
export const getMyHistory: Rpcs['getMyHistory'] = {
  who: 'player',
  async handle({ readSeason }, _request, { userId, actor }) {
    const { model, totalsAfter } = await readSeason();
    return { weeks: historyOf(untilWeek(model, resultsUntil(actor)), totalsAfter, userId) };
  },
};

export const getMyNeeds: Rpcs['getMyNeeds'] = {
  who: 'player',
  async handle({ database, readNeeds }, _request, { userId, now, actor }) {
    const { weekNumber, locked, isHidden } = await readNeeds(now, resultsUntil(actor));
    const week = {
      weekNumber: weekNumber ?? undefined,
      isLocked: locked !== null,
      isHidden: isHidden || undefined,
    };
    const place = locked && placeOfUser(locked, userId);
    if (locked === null || place === null) return { ...week, scopes: [] };
    const groups = (await groupsOf(database, userId)).sort(byName);
    return {
      ...week,
      castaway: ownCastaway(locked, place),
      scopes: [
        { ...needsIn(locked, place, null), group: undefined },
        ...groups.map(({ id, name, memberIds }) => ({
          ...needsIn(locked, place, memberIds),
          group: { id, name },
        })),
      ],
    };
  },
};

const alphabet = new Intl.Collator('en');

const byName = (a: GroupOfPlayer, b: GroupOfPlayer): number =>
  alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
