/** What the fake does with messages to one number instead of accepting and delivering them. */
export type Behaviour =
  /** Accepts the message and never responds. */
  | 'accept-then-hang'
  /** Accepts the message, responds with 500. */
  | 'accept-then-500'
  /** Accepts the message, then breaks the connection. */
  | 'accept-then-drop'
  /** Nothing is sent: 429. */
  | 'refuse-429'
  /** Nothing is sent: 503. */
  | 'refuse-503'
  /** Nothing is sent: 500. */
  | 'refuse-500-before'
  /** Nothing is sent: the connection breaks. */
  | 'drop-before'
  /** Accepts the message and responds late. */
  | 'delay'
  /** Accepts the message; the carrier cannot deliver it. */
  | 'undelivered'
  /** Reports the delivery first and the sending afterwards. */
  | 'callbacks-reversed';

/** Every number without a behaviour of its own. */
export const EVERYBODY = '*';

export interface Script {
  /** From now on, or for the next `times` messages. */
  readonly behave: (to: string, behaviour: Behaviour | null, times?: number) => void;
  /** The behaviour for the current message; `null` for none. */
  next(to: string): Behaviour | null;
}

export function createScript(): Script {
  const planned = new Map<string, { behaviour: Behaviour; left: number }>();
  return {
    behave(to, behaviour, times = Infinity) {
      if (behaviour === null) planned.delete(to);
      else planned.set(to, { behaviour, left: times });
    },
    next(to) {
      const key = planned.has(to) ? to : EVERYBODY;
      const plan = planned.get(key);
      if (!plan) return null;
      plan.left -= 1;
      if (plan.left <= 0) planned.delete(key);
      return plan.behaviour;
    },
  };
}
