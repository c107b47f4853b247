import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Order } from './ranking-order.js';

/**
 * Lets the cards of a list glide from their old to their new places, except after a drag, which has moved
 * them already.
 *
 * @param dropped whether the new order comes from a drag; read and reset here
 */
export function useGlide(
  list: RefObject<HTMLElement | null>,
  order: Order,
  dropped: RefObject<boolean>,
  still: boolean,
): void {
  const places = useRef(new Map<string, { readonly x: number; readonly y: number }>());
  useLayoutEffect(() => {
    const before = places.current;
    const now = new Map<string, { x: number; y: number }>();
    for (const card of list.current?.querySelectorAll<HTMLElement>('[data-castaway]') ?? []) {
      const id = card.dataset['castaway'] ?? '';
      const place = { x: card.offsetLeft, y: card.offsetTop };
      now.set(id, place);
      const from = before.get(id);
      if (!from || still || dropped.current || (from.x === place.x && from.y === place.y)) continue;
      card.animate(
        [{ transform: `translate(${from.x - place.x}px, ${from.y - place.y}px)` }, { transform: 'none' }],
        { duration: 320, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
      );
    }
    places.current = now;
    dropped.current = false;
  }, [list, order, dropped, still]);
}
