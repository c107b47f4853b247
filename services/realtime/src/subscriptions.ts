export type Subscribe<Client> = (client: Client) => Promise<unknown>;

/** What has been asked for, all of which each new connection has to be told, also what is asked for in that moment. */
export function createSubscriptions<Client>() {
  const all: Subscribe<Client>[] = [];
  /** How many of them the present connection has been told, or is being told. */
  let told = 0;
  return {
    add: (subscribe: Subscribe<Client>): void => void all.push(subscribe),
    tellAll: async (client: Client): Promise<void> => {
      told = all.length;
      await Promise.all(all.map((subscribe) => subscribe(client)));
    },
    /** Those that were asked for since; whoever takes them tells them. */
    takeRest: (): readonly Subscribe<Client>[] => {
      const rest = all.slice(told);
      told = all.length;
      return rest;
    },
  };
}
