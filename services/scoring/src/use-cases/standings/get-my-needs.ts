import { resultsUntil, rpc } from '@torchbearer/kit';
import type {
  GetMyNeedsRequest,
  GetMyNeedsResponse,
  NeedsCastaway as CastawayMessage,
  NeedsRival,
  NeedsScope,
} from '@torchbearer/proto/scoring/v1/scoring';
import type { ScoringContext } from '../../context.js';
import { groupsOf, type GroupOfPlayer } from '../../db/groups.js';
import {
  needsIn,
  ownCastaway,
  placeOfUser,
  type NeedsCastaway,
  type Rival,
  type Scope,
} from '../../domain/needs.js';

export const getMyNeeds = rpc<ScoringContext, GetMyNeedsRequest, GetMyNeedsResponse>({
  who: 'player',
  async handle({ database, needs }, _request, { userId, now, actor }) {
    const { weekNumber, locked, isHidden } = await needs.read(now, resultsUntil(actor));
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
      castaway: toCastaway(ownCastaway(locked, place)),
      scopes: [
        toScope(needsIn(locked, place, null)),
        ...groups.map(({ id, name, memberIds }) => ({
          ...toScope(needsIn(locked, place, memberIds)),
          group: { id, name },
        })),
      ],
    };
  },
});

const alphabet = new Intl.Collator('en');

const byName = (a: GroupOfPlayer, b: GroupOfPlayer): number =>
  alphabet.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);

const toScope = ({ rank, members, above, below, rivals }: Scope): NeedsScope => ({
  rank,
  players: members,
  above: above ? toRival(above) : undefined,
  below: below ? toRival(below) : undefined,
  rivals: rivals.map(toRival),
  group: undefined,
});

const toRival = ({ castaway, ...rival }: Rival): NeedsRival => ({
  ...rival,
  castaway: toCastaway(castaway),
});

const toCastaway = (castaway: NeedsCastaway | null): CastawayMessage | undefined =>
  castaway ? { ...castaway, points: castaway.points ?? undefined } : undefined;
