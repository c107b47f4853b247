/** For what takes a while to be made: made a little before it is seen by whoever scrolls towards it… */
const NEAR = '200px';
/** … and not for an edge of it at the bottom of a window that nobody has scrolled yet. */
const SEEN = '-40px';

/**
 * Calls once, when the element is about to be seen.
 *
 * @returns stops watching
 */
export function whenNear(element: Element, call: () => void): () => void {
  let observer = watch(SEEN);
  // In the capturing phase it is heard from whatever is scrolled.
  const listening = { capture: true, once: true, passive: true };
  document.addEventListener('scroll', watchFurther, listening);
  return stop;

  function watch(rootMargin: string): IntersectionObserver {
    const one = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        stop();
        call();
      },
      { rootMargin },
    );
    one.observe(element);
    return one;
  }
  function watchFurther(): void {
    observer.disconnect();
    observer = watch(NEAR);
  }
  function stop(): void {
    document.removeEventListener('scroll', watchFurther, listening);
    observer.disconnect();
  }
}
