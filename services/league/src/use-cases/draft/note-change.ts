/** The audit entries about what a draft is made from, for its receipt. */
import { onEvent, type Handled, type Tx } from '@torchbearer/kit';
import type { AuditRecorded } from '@torchbearer/proto/audit/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import type { Context } from '../../context.js';
import { insertDraftChange } from '../../db/draft-changes.js';

const ACTIONS: ReadonlySet<string> = new Set([
  'castaway.created',
  'castaway.eliminated',
  'castaway.restored',
  'castaway.deleted',
  'castaways.imported',
  'roster.drafted',
  'season.updated',
  'user.deleted',
]);

const noteChange = async (tx: Tx, entry: AuditRecorded): Promise<void> => {
  if (ACTIONS.has(entry.action)) await insertDraftChange(tx, entry);
};

export const draftChanges: readonly Handled<Context>[] = [
  onEvent(Topics.identityAudit, noteChange),
  onEvent(Topics.leagueAudit, noteChange),
];
