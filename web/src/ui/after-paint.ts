/**
 * Calls once the browser has painted what has just been drawn; on a page that nobody sees, which is never painted, at
 * once.
 *
 * @returns takes it back
 */
export function afterPaint(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(next);
  if (document.hidden) next();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };

  function next(): void {
    cancelAnimationFrame(frame);
    timer = setTimeout(call);
  }
}
