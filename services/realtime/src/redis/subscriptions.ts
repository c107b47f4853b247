export type Subscribe<Client> = (client: Client) => Promise<unknown>;

/** Remembers all subscriptions, so that each new connection gets them, including those requested while it connects. */
export function createSubscriptions<Client>() {
  const all: Subscribe<Client>[] = [];
  /** How many of them the current connection has, or is getting. */
  let subscribed = 0;
  return {
    add: (subscribe: Subscribe<Client>): void => void all.push(subscribe),
    subscribeAll: async (client: Client): Promise<void> => {
      subscribed = all.length;
      await Promise.all(all.map((subscribe) => subscribe(client)));
    },
    /** The subscriptions requested since; the caller makes them. */
    takeNew: (): readonly Subscribe<Client>[] => {
      const rest = all.slice(subscribed);
      subscribed = all.length;
      return rest;
    },
  };
}
