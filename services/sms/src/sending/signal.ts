/** Says to whoever listens that there may be work; heard by nobody, it is lost. */
export interface Signal {
  readonly announce: () => void;
  readonly onAnnounced: (listener: () => void) => void;
}

export function createSignal(): Signal {
  const listeners: (() => void)[] = [];
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    onAnnounced: (listener) => void listeners.push(listener),
  };
}
