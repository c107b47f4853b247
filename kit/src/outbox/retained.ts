/**
 * Rows that are retained in the outbox forever. An entity's state can be republished from its owner's row at any
 * time; deletions and audit entries exist only as messages. Retained, they can be sent again if the bus loses them
 * before all consumers have them. Both are rare and small.
 */

/** A condition on the outbox's columns. */
export const IS_RETAINED = `(value is null or headers ->> 'ce_type' = 'audit.v1.AuditRecorded')`;

/** The publication time of a retained row, which never becomes old enough to be purged. */
export const RETAINED_AT = `timestamptz 'infinity'`;
