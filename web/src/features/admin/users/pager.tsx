import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './pager.module.css';
import { PAGE_SIZE } from './user-rows.js';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** The count over all pages. */
  readonly count: number;
  readonly onGoTo: (page: number) => void;
}

/** The page links of a long table. */
export function Pager({ page, count, onGoTo }: PagerProps) {
  const pages = Math.ceil(count / PAGE_SIZE);
  if (pages < 2) return null;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = Math.min(page * PAGE_SIZE, count);
  return (
    <nav className={classes.pager} aria-label="Pages of users">
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        disabled={page === 1}
        onClick={() => onGoTo(page - 1)}
      >
        Previous
      </Button>
      <span className={classes.place} role="status">
        {first.toLocaleString('en-US')}–{last.toLocaleString('en-US')} of {count.toLocaleString('en-US')}
      </span>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={18} aria-hidden />}
        disabled={page === pages}
        onClick={() => onGoTo(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
