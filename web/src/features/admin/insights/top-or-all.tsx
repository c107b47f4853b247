import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inFigures } from './chart-options.js';
import classes from './top-or-all.module.css';

interface TopOrAllProps {
  /** In the address: `?all=win`. */
  readonly name: string;
  /** How many `topView` shows. */
  readonly top: number;
  readonly count: number;
  readonly topView: ReactNode;
  readonly allView: ReactNode;
}

/** A chart of the first few, and the way to all of them. */
export function TopOrAll({ name, top, count, topView, allView }: TopOrAllProps) {
  const [search, setSearch] = useSearchParams();
  const opened = search.getAll('all');
  const showsAll = opened.includes(name);
  const toggle = (): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('all');
        const others = opened.filter((one) => one !== name);
        for (const one of showsAll ? others : [...others, name]) next.append('all', one);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  if (count <= top) return topView;
  return (
    <>
      {showsAll ? allView : topView}
      <Button className={classes.toggle ?? ''} variant="subtle" onClick={toggle}>
        {showsAll ? `Show the top ${inFigures(top)}` : `Show all ${inFigures(count)} players`}
      </Button>
    </>
  );
}
