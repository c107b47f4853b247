import type { Log } from '@torchbearer/kit';
import { randomUUID } from 'node:crypto';

/** The carrier's error code for a number whose owner has texted STOP. */
export const STOPPED_BY_OWNER = 21610;

/** What sending needs of a provider of text messages. */
export interface Messenger {
  /** Whether there is a provider; otherwise messages are only logged. */
  readonly isReal: boolean;
  /** Sends one message. Never rejects: every failure is an outcome. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /**
   * The messages that the provider has for one number with exactly this text, created at `since` or later.
   * @throws if the provider could not be reached
   */
  find(message: {
    readonly to: string;
    readonly text: string;
    readonly since: Date;
  }): Promise<KnownMessage[]>;
}

export interface OutgoingMessage {
  /** Our own id, which is part of every callback. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export type SendOutcome =
  /** The provider has accepted it; `status` is Twilio's word for how far it is. */
  { readonly kind: 'HANDED_OVER'; readonly sid: string; readonly status: string } | SendFailure;

export type SendFailure =
  /** Nothing was sent, and nothing will be: the number or the text is wrong. */
  | { readonly kind: 'REFUSED'; readonly code: number | null; readonly error: string }
  /** Nothing was sent; a later attempt may succeed. */
  | { readonly kind: 'NOT_NOW'; readonly code: number | null; readonly error: string }
  /** No response, or none that says whether the message was accepted: it has to be looked up. */
  | { readonly kind: 'UNKNOWN'; readonly error: string };

export interface KnownMessage {
  readonly sid: string;
  readonly createdAt: Date;
}

/** Writes messages to the log only, for a machine without a Twilio account. */
export const createLogMessenger = (log: Log, isProduction: boolean): Messenger => ({
  isReal: false,
  async send({ to, text }) {
    const said = isProduction ? `${masked(to)}: ${withoutCode(text)}` : `${to}: ${text}`;
    log.info({ console: `SMS to ${said}` }, 'sms');
    return { kind: 'HANDED_OVER', sid: `LOG${randomUUID().replaceAll('-', '')}`, status: 'delivered' };
  },
  find: () => Promise.resolve([]),
});

/** A reader of the log must not be able to confirm another person's number. */
const withoutCode = (text: string): string => text.replace(/\b\d{6}\b/, '******');

/** The last four digits. */
const masked = (phone: string): string => `***${phone.slice(-4)}`;
