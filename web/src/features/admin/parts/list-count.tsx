import classes from './list-count.module.css';

interface ListCountProps {
  /** How many match; undefined while unknown. */
  readonly total: number | undefined;
  /** How many there are without a filter; undefined while unknown, or if nothing is filtered. */
  readonly all: number | undefined;
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
  if (total === undefined) return '';
  const counted = total.toLocaleString('en-US');
  if (all === undefined) return `${counted} ${total === 1 ? one : several}`;
  return `${counted} of ${all.toLocaleString('en-US')} ${all === 1 ? one : several}`;
}
