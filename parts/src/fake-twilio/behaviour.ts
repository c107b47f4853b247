/** What a test has the fake do with messages to one number, instead of accepting and delivering them. */
export type Behaviour =
  /** Takes the message and never answers. */
  | 'accept-then-hang'
  /** Takes the message, answers 500. */
  | 'accept-then-500'
  /** Takes the message, then breaks the connection. */
  | 'accept-then-drop'
  /** Nothing is sent: 429. */
  | 'refuse-429'
  /** Nothing is sent: 503. */
  | 'refuse-503'
  /** Nothing is sent: 500. */
  | 'refuse-500-before'
  /** Nothing is sent: the connection breaks. */
  | 'drop-before'
  /** Takes the message and answers after a while (`delayMs`). */
  | 'delay'
  /** Takes the message; the carrier cannot deliver it. */
  | 'undelivered'
  /** Tells of the delivery first and of the sending afterwards. */
  | 'callbacks-reversed'
  /** Tells nothing of what became of it. */
  | 'no-callbacks';

/** Every number for which nothing else is said. */
export const EVERYBODY = '*';

export interface Script {
  /** From now on, or for the next `times` messages. */
  behave(to: string, behaviour: Behaviour | null, times?: number): void;
  /** What to do with the message that has just come; `null` for nothing special. */
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
