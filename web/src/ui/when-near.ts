/** Elements that render slowly are rendered shortly before the user scrolls to them… */
const NEAR = '200px';
/** … and not for an edge at the bottom of a window that has not been scrolled yet. */
const SEEN = '-40px';

/**
 * Calls once, when the element is about to be visible.
 *
 * @returns stops watching
 */
export function whenNear(element: Element, call: () => void): () => void {
  let observer = watch(SEEN);
  // In the capturing phase, to catch the scrolling of any element.
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
