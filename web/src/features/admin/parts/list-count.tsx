import classes from './list-count.module.css';

interface ListCountProps {
  /** How many match; undefined while unknown, null if they are too many to count. */
  readonly total: number | null | undefined;
  /** How many there are without a filter; the same, or undefined if nothing is filtered. */
  readonly all: number | null | undefined;
  /** [one, several]: ['user', 'users'] */
  readonly nouns: readonly [string, string];
}

/** '1,204 users', or with a filter '3 of 1,204 users'; announced when it changes. */
export const ListCount = (props: ListCountProps) => (
  <p className={classes.count} role="status">
    {countInWords(props)}
  </p>
);

export function countInWords({ total, all, nouns: [one, several] }: ListCountProps): string {
  if (total === undefined || total === null) return '';
  const counted = total.toLocaleString('en-US');
  if (all === undefined || all === null) return `${counted} ${total === 1 ? one : several}`;
  return `${counted} of ${all.toLocaleString('en-US')} ${all === 1 ? one : several}`;
}
