/** Whether the server ended the session of a user who was at work here. */
import { createStore } from './store.js';

/** True while the screen waits for its user to sign in again. */
const ended = createStore(false);
let confirmed = false;
let leaving = false;

export const session = {
  isEnded: ended.get,
  subscribe: ended.subscribe,
  /** The server has identified the user: from now on, the end of the session interrupts a user's work. */
  confirm(): void {
    confirmed = true;
    ended.set(false);
  },
  /**
   * The server rejects the session.
   * @returns whether that interrupts a user, who may sign in again in place
   */
  refuse(): boolean {
    if (confirmed) ended.set(true);
    return confirmed;
  },
  /** The user signs out: guarded screens then lead to the landing and not to sign-in. */
  leave(): void {
    leaving = true;
  },
  isLeaving: (): boolean => leaving,
  /** The user has signed out. */
  arrive(): void {
    leaving = false;
  },
  forget(): void {
    confirmed = false;
    ended.set(false);
  },
};
