/** Resolves in a task of its own: many small tasks keep a slow phone responsive, where a long one would block it. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
