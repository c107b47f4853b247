/** Rows that have moved glide there from their old position. */

const DURATION_MS = 520;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface GlidingRow {
  readonly element: HTMLElement;
  /** The row's current and old position, px from the list's top; null if it was not visible. */
  readonly top: number;
  readonly before: number | null;
  /** Places gained: the direction of a row that was not visible. */
  readonly places: number;
}

/** The visible part of the list, px from the list's top. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

const running = new WeakMap<HTMLElement, Animation>();

/**
 * Does nothing with reduced motion. The elements are in their final position; only their appearance moves.
 */
export function glide(rows: readonly GlidingRow[], sight: Sight): void {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // All reads come before all writes, so that the browser does the layout once.
  const ways = rows.map((row) => ({ ...row, from: startOf(row, sight) }));
  for (const { element, top, from } of ways) {
    running.get(element)?.cancel();
    const isSeen = Math.max(top, from) >= sight.from && Math.min(top, from) <= sight.to;
    if (!isSeen || from === top) continue;
    const animation = element.animate([{ transform: `translateY(${from - top}px)` }, { transform: 'none' }], {
      duration: DURATION_MS,
      easing: EASE,
    });
    running.set(element, animation);
  }
}

/** The visible starting point: mid-way if another update interrupts a move. */
function startOf({ element, before, top, places }: GlidingRow, { from, to }: Sight): number {
  const height = element.offsetHeight;
  // From just outside the window: a move over a thousand places would be a flash.
  if (before === null) return places > 0 ? to : places < 0 ? from - height : top;
  const isOnItsWay = running.get(element)?.playState === 'running';
  const travelled = isOnItsWay ? new DOMMatrixReadOnly(getComputedStyle(element).transform).m42 : 0;
  return Math.min(Math.max(before + travelled, from - height), to);
}
