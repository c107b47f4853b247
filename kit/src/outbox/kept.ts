/**
 * What stays in the outbox for good. The state of an entity can be told again from its owner's row at any time; that
 * one was deleted, or what an admin did, only its message tells. Kept, it can be sent once more where the bus has lost
 * it before everybody had heard it. Both are rare and small.
 */

/** A condition on the outbox's columns. */
export const IS_KEPT = `(value is null or headers ->> 'ce_type' = 'audit.v1.AuditRecorded')`;

/** When a kept row counts as published: at no time that could ever be long ago. */
export const KEPT_AT = `timestamptz 'infinity'`;
