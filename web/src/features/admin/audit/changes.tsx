import { VisuallyHidden } from '@mantine/core';
import type { Difference } from './differences.js';
import classes from './changes.module.css';

interface ChangesProps {
  readonly changes: readonly Difference[];
  /** The changed fields, by name. */
  readonly of: string;
}

/** Longer lists are folded: a week's points alone are eighteen. */
const SHOWN = 4;

export function Changes({ changes, of }: ChangesProps) {
  if (changes.length === 0) return <span className={classes.none}>No further details.</span>;
  if (changes.length <= SHOWN) return <List changes={changes} />;
  return (
    <details className={classes.more}>
      <summary>
        {changes.length} fields<VisuallyHidden> of {of}</VisuallyHidden>
      </summary>
      <List changes={changes} />
    </details>
  );
}

function List({ changes }: Pick<ChangesProps, 'changes'>) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field} className={classes.change}>
          <dt>{field}</dt>
          <dd>
            {before !== null && (
              <>
                <VisuallyHidden>from </VisuallyHidden>
                <del>{before}</del>{' '}
                <span aria-hidden className={classes.arrow}>
                  →
                </span>{' '}
                <VisuallyHidden>to </VisuallyHidden>
              </>
            )}
            {after === null ? <span className={classes.none}>nothing</span> : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
