import { useQuery } from '@tanstack/react-query';
import { adminQueries } from '../../../api/admin-queries.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import type { Outcome } from '../parts/use-outcome.js';
import {
  type BlastBody,
  type BlastDraft,
  readNumbers,
  type Recipient,
  recipientNames,
} from './blast-draft.js';
import classes from './confirm-blast.module.css';
import { filledIn } from './placeholders.js';
import { dollars } from './segments.js';
import type { ReviewedBlast } from './use-blast.js';
import { usePreviewValues } from './use-preview-values.js';

const MOST_NAMES = 8;

interface ConfirmBlastProps {
  /** null while there is nothing to confirm. */
  readonly reviewed: ReviewedBlast | null;
  readonly draft: BlastDraft;
  readonly outcome: Outcome | null;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** The review before a blast is sent. */
export function ConfirmBlast(props: ConfirmBlastProps) {
  const { reviewed, draft, outcome, busy, onConfirm, onCancel } = props;
  const values = usePreviewValues(reviewed?.estimate);
  const { phones } = readNumbers(draft.filter === 'custom' ? draft.numbers : '');
  const { data: numbered = [] } = useQuery({
    ...adminQueries.usersAmong(phones),
    enabled: reviewed !== null && phones.length > 0,
  });
  const failed = outcome?.kind === 'failure';
  return (
    <ConfirmDialog
      opened={reviewed !== null}
      title="Send this SMS blast?"
      action={failed ? 'Try again' : 'Send now'}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {reviewed && (
        <div className={classes.confirm}>
          <p className={classes.text}>{filledIn(reviewed.body.message, values)}</p>
          <Facts reviewed={reviewed} week={values.week} users={[...draft.players, ...numbered]} />
          {failed && (
            <div>
              <OutcomeNote outcome={outcome} />
              <p className={classes.hint}>Nobody gets it twice if you try again.</p>
            </div>
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

interface FactsProps {
  readonly reviewed: ReviewedBlast;
  /** null if none is active. */
  readonly week: number | null;
  /** The recipients who are named in the message or the filter, as far as they are known. */
  readonly users: readonly Recipient[];
}

function Facts({ reviewed: { body, estimate }, week, users }: FactsProps) {
  const { estimatedCount, estimatedCost, segments } = estimate;
  const leftOut = recipientNames(body, users).length - estimatedCount;
  return (
    <dl className={classes.facts}>
      <div>
        <dt>To</dt>
        <dd>{whom(body, week, users)}</dd>
      </div>
      <div>
        <dt>Recipients</dt>
        <dd>
          {estimatedCount.toLocaleString('en-US')}
          {body.recipientFilter === 'custom' &&
            leftOut > 0 &&
            ` (${String(leftOut)} can’t be reached by text)`}
        </dd>
      </div>
      <div>
        <dt>Segments</dt>
        <dd>{segments} each</dd>
      </div>
      <div>
        <dt>Estimated cost</dt>
        <dd className={classes.cost}>{dollars(estimatedCost)}</dd>
      </div>
    </dl>
  );
}

function whom(body: BlastBody, week: number | null, users: readonly Recipient[]): string {
  if (body.recipientFilter === 'all') return 'Everybody who takes texts';
  if (body.recipientFilter === 'no-picks')
    return `Those without a pick${week === null ? '' : ` of week ${String(week)}`}`;
  const names = recipientNames(body, users);
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}
