import { useEffect, useState } from 'react';
import { announce } from '../../ui/announcer.js';
import { movesBetween, NO_MOVES, type Moves } from './moves.js';
import { loadedRows, type ShownBoard } from './shown-board.js';
import { updateSentence } from './update-sentence.js';

/** Points gained flash; moved rows stay marked long enough to be found. */
const FRESH_MS = 5_000;
const MARKED_MS = 60_000;
/** Points that an admin enters one by one make one announcement. */
const SETTLED_MS = 800;

export interface LastUpdate {
  readonly moves: Moves;
  /** Whether the update has just arrived. */
  readonly isFresh: boolean;
  /** Whether the update changed the leader. */
  readonly isNewLeader: boolean;
  /** The update in one sentence; empty before the first. */
  readonly sentence: string;
}

const NOTHING: LastUpdate = { moves: NO_MOVES, isFresh: false, isNewLeader: false, sentence: '' };

/** The changes of the last update to loaded rows, from the render on that shows it; announced once. */
export function useMoves(board: ShownBoard): LastUpdate {
  const [seen, setSeen] = useState({ board, update: NOTHING });
  if (seen.board !== board) setSeen({ board, update: updateBetween(seen.board, board) ?? seen.update });
  const { moves, sentence } = seen.update;

  useEffect(() => {
    if (moves.size === 0) return;
    const fade = (update: Partial<LastUpdate>): void =>
      setSeen((now) => ({ ...now, update: { ...now.update, ...update } }));
    const timers = [
      setTimeout(() => fade({ isFresh: false }), FRESH_MS),
      setTimeout(() => fade(NOTHING), MARKED_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [moves]);

  useEffect(() => {
    if (sentence === '') return;
    const timer = setTimeout(() => announce(sentence), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [moves, sentence]);
  // An announcement of this screen must not be read on the next.
  useEffect(() => () => announce(''), []);

  return seen.update;
}

function updateBetween(before: ShownBoard, after: ShownBoard): LastUpdate | null {
  const moves = movesBetween(loadedRows(before), loadedRows(after));
  // A new player moves no one.
  if (moves.size === 0) return null;
  const isNewLeader = before.leaders[0]?.id !== after.leaders[0]?.id;
  return {
    moves,
    isFresh: true,
    isNewLeader,
    sentence: updateSentence(after.leaders[0], after.own?.entry ?? null),
  };
}
