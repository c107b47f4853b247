/** The types of a call's sample request and of its input. */

/** Ids that samples may use; the document and tests each have their own. */
export interface Fixture {
  readonly player: string;
  readonly otherPlayer: string;
  readonly castaway: string;
  readonly otherCastaway: string;
  readonly session: string;
  /** An identity of a provider that signs in to the caller's account. */
  readonly identity: string;
  readonly invite: string;
  readonly announcement: string;
  readonly blast: string;
  readonly picture: string;
  readonly preview: string;
  readonly group: string;
  readonly blindTally: string;
  readonly groupCode: string;
  /** One that changed the caller's rank. */
  readonly correction: string;
  readonly calendarToken: string;
  /** The label of the current standings. */
  readonly standings: string;
}

/** A request as it goes over the wire. */
export interface Sample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** A body that is not JSON; its type is in the headers. */
  readonly raw?: string | Uint8Array;
}
