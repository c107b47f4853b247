import { TextInput } from '@mantine/core';
import check from '../parts/check.module.css';
import { type BlastDraft, readNumbers, type RecipientFilter } from './blast-draft.js';
import { PlayerList } from './player-list.js';
import classes from './recipient-choice.module.css';

const FILTERS: readonly { readonly filter: RecipientFilter; readonly name: string; readonly who: string }[] =
  [
    { filter: 'all', name: 'All', who: 'Everybody who takes texts' },
    { filter: 'no-picks', name: 'No picks', who: 'Those with a team and no pick this week' },
    { filter: 'custom', name: 'Custom', who: 'The players you choose' },
  ];

interface RecipientChoiceProps {
  readonly draft: BlastDraft;
  readonly onChange: (draft: BlastDraft) => void;
}

/** The recipients of the blast. */
export function RecipientChoice({ draft, onChange }: RecipientChoiceProps) {
  const [invalidNumber] = readNumbers(draft.numbers).faults;
  return (
    <div className={classes.choice}>
      <fieldset className={classes.filters}>
        <legend>Recipients</legend>
        {FILTERS.map(({ filter, name, who }) => (
          <label key={filter} className={classes.filter}>
            <input
              type="radio"
              name="recipients"
              className={check.check}
              checked={draft.filter === filter}
              onChange={() => onChange({ ...draft, filter })}
            />
            <span>
              <span className={classes.name}>{name}</span>
              <span className={classes.who}>{who}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {draft.filter === 'custom' && (
        <>
          <PlayerList chosen={draft.players} onChoose={(players) => onChange({ ...draft, players })} />
          <TextInput
            label="Phone numbers"
            description="Of players, with commas in between. A number that no player has given gets nothing."
            inputMode="tel"
            value={draft.numbers}
            onChange={(event) => onChange({ ...draft, numbers: event.currentTarget.value })}
            error={
              invalidNumber !== undefined && draft.numbers.endsWith(',')
                ? `No phone number: ${invalidNumber}`
                : null
            }
          />
        </>
      )}
    </div>
  );
}
