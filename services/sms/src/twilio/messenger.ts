/** What the sending half needs of a provider of text messages. */
export interface Messenger {
  /** Whether there is a provider; otherwise messages are only written down. */
  readonly isReal: boolean;
  /** Hands one message over. Never rejects: every way that it can end is an outcome. */
  send(message: OutgoingMessage): Promise<SendOutcome>;
  /**
   * What the provider knows of messages to one number with exactly this text, created at `since` or later.
   * @throws where the provider could not be asked
   */
  find(message: {
    readonly to: string;
    readonly text: string;
    readonly since: Date;
  }): Promise<KnownMessage[]>;
}

export interface OutgoingMessage {
  /** Our own id, which comes back with every callback. */
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

export type SendOutcome =
  | { readonly kind: 'HANDED_OVER'; readonly sid: string; readonly isDelivered: boolean }
  /** Nothing was sent, and nothing will be: the number or the text is at fault. */
  | { readonly kind: 'REFUSED'; readonly code: number | null; readonly error: string }
  /** Nothing was sent; later it may be. */
  | { readonly kind: 'NOT_NOW'; readonly code: number | null; readonly error: string }
  /** No answer, or none that says whether the message was taken: it has to be looked up. */
  | { readonly kind: 'UNKNOWN'; readonly error: string };

export interface KnownMessage {
  readonly sid: string;
  readonly createdAt: Date;
}
