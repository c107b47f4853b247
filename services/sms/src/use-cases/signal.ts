/** Notifies its listeners that there may be work. Without a listener the signal is lost. */
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
