import type { BlindLine, Castaway } from '@torchbearer/contract/client';
import { Button, NativeSelect } from '@mantine/core';
import { ruleCategories } from '@torchbearer/rules/rule-book';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { findRules } from '../../rules/find-rules.js';
import { RuleSearch } from '../../rules/rule-search.js';
import { signed } from '../../rules/rule-words.js';
import { isOutBy } from '../scoring/score-sheet.js';
import { AdjustmentForm } from './adjustment-form.js';
import type { LineBatch } from './blind-lines.js';
import classes from './double-scoring.module.css';
import { freshLineId } from '../tally/line-id.js';

interface AddLinesProps {
  readonly weekNumber: number;
  readonly lines: readonly BlindLine[];
  readonly castaways: readonly Castaway[];
  readonly onEnter: (batch: LineBatch) => void;
}

/** A castaway, and what happened to them: one tap adds a rule once. */
export function AddLines({ weekNumber, lines, castaways, onEnter }: AddLinesProps) {
  const inGame = castaways.filter((castaway) => !isOutBy(castaway, weekNumber));
  const [chosen, setChosen] = useState(inGame[0]?.id ?? '');
  const [typed, setTyped] = useState('');
  const castaway = inGame.find(({ id }) => id === chosen) ?? inGame[0];
  if (!castaway) return <p className={classes.hint}>No castaway is in the game in this week.</p>;
  const castawayId = castaway.id;
  const found = findRules(ruleCategories, typed, null);
  const countOf = (ruleId: string): number =>
    lines
      .filter((line) => line.castawayId === castawayId && line.ruleId === ruleId)
      .reduce((sum, { count }) => sum + count, 0);

  return (
    <div className={classes.parts}>
      <NativeSelect
        label="Castaway"
        value={castawayId}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={inGame.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <RuleSearch typed={typed} onType={setTyped} />
      <div className={classes.rules} role="region" aria-label="Rules" tabIndex={0}>
        {found.map(({ category, rules }) => (
          <section key={category.id} aria-label={category.title}>
            <h3 className={classes.category}>{category.title}</h3>
            <ul className={classes.list}>
              {rules.map(({ id, says, points }) => {
                const count = countOf(id);
                return (
                  <li key={id} className={classes.rule}>
                    <span>
                      {says} <span className={classes.dim}>{signed(points)}</span>
                    </span>
                    {count > 0 && <span className={classes.count}>× {count}</span>}
                    <Button
                      variant="default"
                      leftSection={<IconPlus size={18} aria-hidden />}
                      aria-label={`Add ${says} to ${castaway.name}`}
                      onClick={() =>
                        onEnter({ add: [{ id: freshLineId(), castawayId, ruleId: id, count: 1 }] })
                      }
                    >
                      Add
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
        {found.length === 0 && <p className={classes.hint}>No rules found. Try another word.</p>}
      </div>
      <AdjustmentForm
        name={castaway.name}
        onAdd={(points, reason) => onEnter({ add: [{ id: freshLineId(), castawayId, points, reason }] })}
      />
    </div>
  );
}
