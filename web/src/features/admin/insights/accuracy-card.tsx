import type { PickAccuracy } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { Figures, ofCard } from './figures.js';
import { LevelKey, LevelMark } from './level-mark.js';
import { ACCURACY_BOUNDS, accuracyLevel } from './levels.js';
import { LongTable } from './long-table.js';
import type { Column } from './long-table-columns.js';
import { NothingYet } from './nothing-yet.js';

const COLUMNS: readonly Column<PickAccuracy>[] = [
  { head: 'Player', cell: ({ name }) => name, names: true },
  {
    head: 'Draft accuracy',
    cell: ({ draftAccuracy }) => <LevelMark level={accuracyLevel(draftAccuracy)}>{draftAccuracy}%</LevelMark>,
    figure: true,
    width: '150px',
  },
];
const keyOf = ({ userId }: PickAccuracy): string => userId;

export function AccuracyCard() {
  const result = useQuery({ ...adminQueries.pickAccuracy(), ...ofCard });
  return (
    <Figures result={result} failure="Failed to load the pick accuracy.">
      {(rows) => <Accuracy rows={rows} />}
    </Figures>
  );
}

const Accuracy = memo(function Accuracy({ rows }: { readonly rows: readonly PickAccuracy[] }) {
  if (rows.length === 0)
    return (
      <NothingYet words="No players yet." next="How well each draft has aged appears here after the draft." />
    );
  return (
    <>
      <LongTable label="Pick Accuracy" rows={rows} columns={COLUMNS} keyOf={keyOf} />
      <LevelKey bounds={ACCURACY_BOUNDS} />
    </>
  );
});
