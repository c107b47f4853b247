/** Whether the server has signed somebody out who was at work here. */
import { createStore } from './store.js';

/** True while the screen waits for its owner to sign in again. */
const ended = createStore(false);
let confirmed = false;
let leaving = false;

export const session = {
  isEnded: ended.get,
  subscribe: ended.subscribe,
  /** The server has told who we are: from now on, an end of the session interrupts somebody. */
  confirm(): void {
    confirmed = true;
    ended.set(false);
  },
  /** The server does not know us. @returns whether that interrupts somebody, who may sign in again where they are */
  refuse(): boolean {
    if (confirmed) ended.set(true);
    return confirmed;
  },
  /** Somebody signs out: where a user is needed, they are shown the way to the landing and not to the sign-in. */
  leave(): void {
    leaving = true;
  },
  isLeaving: (): boolean => leaving,
  /** They have left. */
  arrive(): void {
    leaving = false;
  },
  forget(): void {
    confirmed = false;
    ended.set(false);
  },
};
