import type { BlindDifference, BlindTallies, Castaway } from '@torchbearer/contract/client';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { Panel } from '../../../ui/page.js';
import { choiceFor, differenceWords, keyOf, nameOf, typedCount } from './blind-words.js';
import classes from './double-scoring.module.css';
import type { TallyActions } from './use-blind-tallies.js';

interface DifferencesProps {
  readonly tallies: BlindTallies;
  readonly castaways: readonly Castaway[];
  readonly actions: TallyActions;
}

/** Which count, or another one as typed. */
interface Decision {
  readonly of: 'first' | 'second' | 'other';
  readonly typed: string;
}

const countOf = (difference: BlindDifference, decision: Decision | undefined): number | null => {
  if (decision === undefined) return null;
  if (decision.of === 'other') return typedCount(decision.typed);
  return decision.of === 'first' ? difference.firstCount : difference.secondCount;
};

/** Only where the two tallies differ, each with a choice; then the week can be saved. */
export function Differences({ tallies: { tallies, differences }, castaways, actions }: DifferencesProps) {
  const [decisions, setDecisions] = useState<ReadonlyMap<string, Decision>>(new Map());
  const names = tallies.map((tally) => (tally.isOwn ? 'You' : nameOf(tally)));
  const castawayName = (id: string): string => castaways.find((one) => one.id === id)?.name ?? 'A castaway';
  const choices = differences.flatMap((difference) => {
    const count = countOf(difference, decisions.get(keyOf(difference)));
    return count === null ? [] : [choiceFor(difference, count)];
  });
  const inOrder = [...differences].sort((one, other) =>
    castawayName(one.castawayId).localeCompare(castawayName(other.castawayId)),
  );
  const left = differences.length - choices.length;
  return (
    <Panel title="Differences">
      <div className={classes.parts}>
        <p className={classes.hint}>
          {differences.length === 0
            ? 'Both tallies are the same.'
            : `Both tallies agree on everything else. Decide ${differences.length === 1 ? 'the one difference' : `the ${String(differences.length)} differences`}, and the week has its points.`}
        </p>
        {inOrder.map((difference) => {
          const key = keyOf(difference);
          return (
            <DifferenceChoice
              key={key}
              legend={`${castawayName(difference.castawayId)}: ${differenceWords(difference)}`}
              difference={difference}
              names={names}
              decision={decisions.get(key)}
              onDecide={(decision) => setDecisions((known) => new Map(known).set(key, decision))}
            />
          );
        })}
        <div className={classes.resolve}>
          <Button onClick={() => actions.resolve(choices)} disabled={left > 0} loading={actions.isBusy}>
            Resolve and save
          </Button>
          {left > 0 && (
            <span className={classes.dim} role="status">
              {left} left to decide
            </span>
          )}
        </div>
      </div>
    </Panel>
  );
}

interface DifferenceChoiceProps {
  readonly legend: string;
  readonly difference: BlindDifference;
  readonly names: readonly string[];
  readonly decision: Decision | undefined;
  readonly onDecide: (decision: Decision) => void;
}

function DifferenceChoice({ legend, difference, names, decision, onDecide }: DifferenceChoiceProps) {
  const typed = decision?.typed ?? '';
  const isWrong = decision?.of === 'other' && typed !== '' && typedCount(typed) === null;
  const times = (count: number): string => (count === 0 ? 'not at all' : `${String(count)} ×`);
  const options = [
    ['first', `${names[0] ?? ''}: ${times(difference.firstCount)}`],
    ['second', `${names[1] ?? ''}: ${times(difference.secondCount)}`],
    ['other', 'Another count'],
  ] as const;
  const name = useId();
  return (
    <fieldset className={classes.difference}>
      <legend className={classes.legend}>{legend}</legend>
      {options.map(([of, label]) => (
        <label key={of} className={classes.choice}>
          <input
            type="radio"
            name={name}
            checked={decision?.of === of}
            onChange={() => onDecide({ of, typed })}
          />
          {label}
        </label>
      ))}
      {decision?.of === 'other' && (
        <TextInput
          label="How often"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={isWrong && 'A whole number from 0 to 100'}
          onChange={(event) => onDecide({ of: 'other', typed: event.currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
