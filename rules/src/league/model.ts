/**
 * The league's data in memory. What exists per player, or per player and week, is in typed arrays: one value for each
 * slot of `players`. Rosters and picks may be known before their player or castaway, so each id has a slot once it
 * was seen anywhere.
 */
import { isParticipant } from '../participant.js';
import { createSlots, slotOf, slotsIn, type Slots } from './slots.js';

/** Instead of a castaway's slot. */
export const NONE = -1;

export interface LeagueModel {
  season: Season;
  weeks: readonly Week[];
  readonly castawaySlots: Slots;
  /** By slot; null for a castaway that was only mentioned. */
  castaways: (CastawayFacts | null)[];
  readonly players: Slots;
  /** By player; empty without a user. */
  readonly names: string[];
  /** Rises whenever somebody becomes a participant or no longer is one. */
  participantChanges: number;
  /** Players in the order of the last ranking: sorting is quick if that has hardly changed. */
  lastRanking: ArrayLike<number>;
  columns: Columns;
}

/** The typed arrays; all of the same length, which is at least the number of players. */
interface Columns {
  readonly isUser: Uint8Array;
  readonly isParticipant: Uint8Array;
  /** Milliseconds since the epoch; NaN before the player has submitted rankings. */
  readonly rankedAt: Float64Array;
  /** The castaways of each roster, in its order: one array per place in the roster, NONE after the last. */
  readonly drafted: readonly Int32Array[];
  readonly byWeek: ReadonlyMap<number, WeekColumns>;
}

export interface WeekColumns {
  /** The castaway of each player's pick, or NONE. */
  readonly picks: Int32Array;
  readonly isAuto: Uint8Array;
  /** By castaway; 0 without points. */
  readonly points: Int32Array;
  /** By castaway: whether any points are saved, for 0 is a score, too. */
  readonly isScored: Uint8Array;
}

export interface Season {
  readonly firstPickWeek: number;
  /** Number of the season's last week, as planned. */
  readonly episodes: number;
}

export interface Week {
  readonly weekNumber: number;
  readonly wasEverActive: boolean;
}

export interface CastawayFacts {
  readonly id: string;
  readonly name: string;
  readonly tribe: string;
  readonly eliminated: boolean;
  /** Absent where it is not needed; null in the game, and while it is not known. */
  readonly eliminatedInWeek?: number | null;
}

export interface PointsFacts {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly points: number;
}

export interface PlayerFacts {
  readonly id: string;
  /** Null without a user. */
  readonly name: string | null;
  readonly isAdmin: boolean | null;
  /** Milliseconds since the epoch; null before the player has submitted rankings. */
  readonly rankedAt: number | null;
  /** Each once; empty without a roster. */
  readonly castawayIds: readonly string[];
}

export interface PickFacts {
  readonly userId: string;
  readonly weekNumber: number;
  /** Null without a pick. */
  readonly castawayId: string | null;
  readonly isAuto: boolean | null;
}

export type PickKey = Pick<PickFacts, 'userId' | 'weekNumber'>;

/** Everyone who picked one castaway in one week, all by hand or all automatically. */
export interface PickGroup {
  readonly weekNumber: number;
  readonly castawayId: string;
  readonly isAuto: boolean;
  /** Their ids, one after the other. */
  readonly userIds: string;
}

/** Everything that is not per player. */
export interface CommonFacts {
  readonly season: Season;
  readonly weeks: readonly Week[];
  readonly castaways: readonly CastawayFacts[];
  readonly points: readonly PointsFacts[];
}

/** New data: what is common is complete, or null if it is the same; players and picks are those that differ. */
export interface LeagueFacts {
  readonly common: CommonFacts | null;
  readonly players: readonly PlayerFacts[];
  readonly picks: readonly PickFacts[];
}

/** The game's defaults, until league has published its season. */
export const DEFAULT_SEASON: Season = { firstPickWeek: 3, episodes: 13 };

export const createLeagueModel = (): LeagueModel => ({
  season: DEFAULT_SEASON,
  weeks: [],
  castaways: [],
  castawaySlots: createSlots(),
  players: createSlots(),
  names: [],
  participantChanges: 0,
  lastRanking: [],
  columns: {
    isUser: new Uint8Array(0),
    isParticipant: new Uint8Array(0),
    rankedAt: new Float64Array(0),
    drafted: [],
    byWeek: new Map(),
  },
});

/** Updates the model in place; the same facts may be applied again. */
export function applyFacts(model: LeagueModel, facts: LeagueFacts): void {
  for (const { id } of facts.players) slotOf(model.players, id);
  for (const { userId } of facts.picks) slotOf(model.players, userId);
  let longestRoster = 0;
  for (const { castawayIds } of facts.players) longestRoster = Math.max(longestRoster, castawayIds.length);
  makeRoom(model, facts.picks, longestRoster);
  for (const player of facts.players) setPlayer(model, player);
  for (const pick of facts.picks) setPick(model, pick);
  if (facts.common === null) return makeRoomForCastaways(model);
  const { season, weeks, castaways, points } = facts.common;
  model.season = season;
  model.weeks = weeks;
  for (const { castawayId } of points) slotOf(model.castawaySlots, castawayId);
  setCastaways(model, castaways);
  setPoints(model, points);
}

/**
 * Adds the picks of whole weeks to a model that has none of them.
 * @returns picks that a player had besides another one of the same week; the model has any of the two
 */
export function applyPickGroups(model: LeagueModel, groups: readonly PickGroup[]): PickKey[] {
  const slotsOfGroups = groups.map(({ userIds }) => slotsIn(model.players, userIds));
  makeRoom(model, groups, 0);
  const doubled: PickKey[] = [];
  groups.forEach(({ weekNumber, castawayId, isAuto }, index) => {
    const week = model.columns.byWeek.get(weekNumber)!;
    const castaway = slotOf(model.castawaySlots, castawayId);
    for (const slot of slotsOfGroups[index]!) {
      if (week.picks[slot] !== NONE) doubled.push({ userId: model.players.ids[slot]!, weekNumber });
      week.picks[slot] = castaway;
      week.isAuto[slot] = Number(isAuto);
    }
  });
  makeRoomForCastaways(model);
  return doubled;
}

/** A copy that later facts don't change, except for names and new ids. */
export function frozen(model: LeagueModel): LeagueModel {
  const { columns } = model;
  const weekOf = (week: WeekColumns): WeekColumns => ({
    picks: week.picks.slice(),
    isAuto: week.isAuto.slice(),
    // Replaced whenever points change.
    points: week.points,
    isScored: week.isScored,
  });
  return {
    ...model,
    columns: {
      ...columns,
      isParticipant: columns.isParticipant.slice(),
      byWeek: mapWeeks(model, weekOf),
    },
  };
}

/** The columns of all weeks, each changed. */
export const mapWeeks = (
  { columns }: LeagueModel,
  change: (week: WeekColumns, number: number) => WeekColumns,
): ReadonlyMap<number, WeekColumns> =>
  new Map(Array.from(columns.byWeek, ([number, week]) => [number, change(week, number)]));

/** Whether so many users were deleted that loading the league again saves memory. */
export function isMostlyDeleted({ players, columns }: LeagueModel): boolean {
  let users = 0;
  for (const isUser of columns.isUser) users += isUser;
  return players.ids.length > 2 * users + 1_000;
}

/** Arrays for all players that have a slot, of every week and of the longest roster. */
function makeRoom(
  model: LeagueModel,
  picks: readonly { readonly weekNumber: number }[],
  longestRoster: number,
): void {
  const { columns } = model;
  const weeks = new Set(columns.byWeek.keys());
  for (const { weekNumber } of picks) weeks.add(weekNumber);
  const longest = Math.max(columns.drafted.length, longestRoster);
  const count = model.players.ids.length;
  const known = columns.isUser.length;
  if (count <= known && weeks.size === columns.byWeek.size && longest === columns.drafted.length) return;
  // A quarter more, so that not every new player copies all of them.
  const length = count <= known ? known : count + (count >> 2);
  const empty = new Int32Array(0);
  model.columns = {
    isUser: longer(columns.isUser, new Uint8Array(length)),
    isParticipant: longer(columns.isParticipant, new Uint8Array(length)),
    rankedAt: longer(columns.rankedAt, new Float64Array(length).fill(Number.NaN)),
    drafted: Array.from({ length: longest }, (_, place) =>
      longer(columns.drafted[place] ?? empty, new Int32Array(length).fill(NONE)),
    ),
    byWeek: new Map(
      Array.from(weeks, (week) => {
        const own = columns.byWeek.get(week);
        return [
          week,
          {
            picks: longer(own?.picks ?? empty, new Int32Array(length).fill(NONE)),
            isAuto: longer(own?.isAuto ?? new Uint8Array(0), new Uint8Array(length)),
            points: own?.points ?? empty,
            isScored: own?.isScored ?? new Uint8Array(0),
          },
        ];
      }),
    ),
  };
}

function longer<Column extends Uint8Array | Int32Array | Float64Array>(from: Column, to: Column): Column {
  to.set(from);
  return to;
}

function setPlayer(model: LeagueModel, player: PlayerFacts): void {
  const { columns, names } = model;
  const slot = slotOf(model.players, player.id);
  const isUser = player.name !== null;
  const rankingsSubmittedAt = player.rankedAt === null ? null : new Date(player.rankedAt);
  names[slot] = player.name ?? '';
  columns.isUser[slot] = Number(isUser);
  const isAdmin = player.isAdmin === true;
  const takesPart = Number(isUser && isParticipant({ isAdmin }, { rankingsSubmittedAt }));
  if (columns.isParticipant[slot] !== takesPart) model.participantChanges += 1;
  columns.isParticipant[slot] = takesPart;
  columns.rankedAt[slot] = player.rankedAt ?? Number.NaN;
  columns.drafted.forEach((column, place) => {
    const id = player.castawayIds[place];
    column[slot] = id === undefined ? NONE : slotOf(model.castawaySlots, id);
  });
}

function setPick(model: LeagueModel, { userId, weekNumber, castawayId, isAuto }: PickFacts): void {
  const slot = slotOf(model.players, userId);
  const week = model.columns.byWeek.get(weekNumber);
  if (week === undefined) throw new Error(`week ${weekNumber} has no columns`);
  week.picks[slot] = castawayId === null ? NONE : slotOf(model.castawaySlots, castawayId);
  week.isAuto[slot] = Number(isAuto === true);
}

function setCastaways(model: LeagueModel, castaways: readonly CastawayFacts[]): void {
  const slots = castaways.map(({ id }) => slotOf(model.castawaySlots, id));
  model.castaways = model.castawaySlots.ids.map(() => null);
  castaways.forEach((castaway, index) => (model.castaways[slots[index]!] = castaway));
}

/** Makes room for castaways that a pick or roster has just mentioned. */
function makeRoomForCastaways(model: LeagueModel): void {
  const count = model.castawaySlots.ids.length;
  while (model.castaways.length < count) model.castaways.push(null);
  const enlarged = (week: WeekColumns): WeekColumns => ({
    ...week,
    points: longer(week.points, new Int32Array(count)),
    isScored: longer(week.isScored, new Uint8Array(count)),
  });
  const byWeek = mapWeeks(model, (week) => (week.points.length < count ? enlarged(week) : week));
  model.columns = { ...model.columns, byWeek };
}

/** Once all castaways have their slots. */
function setPoints(model: LeagueModel, facts: readonly PointsFacts[]): void {
  const { columns, castawaySlots } = model;
  const castaways = castawaySlots.ids.length;
  const players = columns.isUser.length;
  const byWeek = new Map<number, WeekColumns>();
  for (const week of new Set([...columns.byWeek.keys(), ...facts.map(({ weekNumber }) => weekNumber)])) {
    const { picks, isAuto } = columns.byWeek.get(week) ?? {
      picks: new Int32Array(players).fill(NONE),
      isAuto: new Uint8Array(players),
    };
    const [points, isScored] = [new Int32Array(castaways), new Uint8Array(castaways)];
    byWeek.set(week, { picks, isAuto, points, isScored });
  }
  for (const { weekNumber, castawayId, points } of facts) {
    const week = byWeek.get(weekNumber)!;
    const slot = slotOf(castawaySlots, castawayId);
    week.points[slot] = points;
    week.isScored[slot] = 1;
  }
  model.columns = { ...columns, byWeek };
}
