import { Button } from '@mantine/core';
import { useAddress } from '../parts/use-address.js';
import { pageOf } from './pages.js';
import classes from './panel.module.css';

/** The page of a long list; `name` is its parameter in the address. */
export function usePage<Row>(name: string, rows: readonly Row[]) {
  const { read, write } = useAddress();
  const page = pageOf(rows, read(name));
  return { ...page, go: (to: number): void => write({ [name]: to === 1 ? null : String(to) }) };
}

interface PagerProps {
  readonly of: { readonly page: number; readonly pages: number; readonly go: (to: number) => void };
  /** The list's name: 'Draft results'. */
  readonly label: string;
}

/** Nothing if there is only one page. */
export function Pager({ of: { page, pages, go }, label }: PagerProps) {
  if (pages === 1) return null;
  return (
    <nav className={classes.state} aria-label={`Pages: ${label}`}>
      <Button variant="default" disabled={page === 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button variant="default" disabled={page === pages} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
