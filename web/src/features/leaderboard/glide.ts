/** Rows that have been put elsewhere glide there from where they were. */

const DURATION_MS = 520;
const EASE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';

interface GlidingRow {
  readonly element: HTMLElement;
  /** Where the row is now and where it was, px from the list's top; null where it was not to be seen. */
  readonly top: number;
  readonly before: number | null;
  /** Places gained: where a row comes from that was not to be seen. */
  readonly places: number;
}

/** What of the list is in the window, px from the list's top. */
export interface Sight {
  readonly from: number;
  readonly to: number;
}

const running = new WeakMap<HTMLElement, Animation>();

/** Does nothing for who asked for less motion. The elements stand where they belong; only their looks travel. */
export function glide(rows: readonly GlidingRow[], sight: Sight): void {
  if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // All is read before anything is written, so that the browser lays the page out once.
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

/** Where the row is seen to start from: in the middle of its way, if another update caught it there. */
function startOf({ element, before, top, places }: GlidingRow, { from, to }: Sight): number {
  const height = element.offsetHeight;
  // From just outside of the window: the way from a thousand places below would be a flash.
  if (before === null) return places > 0 ? to : places < 0 ? from - height : top;
  const isOnItsWay = running.get(element)?.playState === 'running';
  const travelled = isOnItsWay ? new DOMMatrixReadOnly(getComputedStyle(element).transform).m42 : 0;
  return Math.min(Math.max(before + travelled, from - height), to);
}
