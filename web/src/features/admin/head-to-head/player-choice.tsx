import type { LeaderboardRow } from '@torchbearer/contract/client';
import { Button, Select } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import { bothOf, type ChosenPlayers } from './chosen-players.js';
import classes from './head-to-head.module.css';

/** Search finds more. */
const MOST_SHOWN = 60;

interface PlayerChoiceProps {
  readonly players: readonly LeaderboardRow[];
  readonly chosen: ChosenPlayers;
  readonly onChoose: (chosen: ChosenPlayers) => void;
}

/** Two players of the leaderboard, and the button that compares them. */
export function PlayerChoice({ players, chosen, onChoose }: PlayerChoiceProps) {
  const { user1, user2 } = chosen;
  return (
    <Panel>
      <form
        className={classes.choice}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose({ ...chosen, compare: true });
        }}
      >
        <PlayerSelect
          label="Player 1"
          players={players}
          value={user1}
          taken={user2}
          onChange={(id) => onChoose({ user1: id, user2, compare: false })}
        />
        <span className={classes.versus} aria-hidden>
          vs
        </span>
        <PlayerSelect
          label="Player 2"
          players={players}
          value={user2}
          taken={user1}
          onChange={(id) => onChoose({ user1, user2: id, compare: false })}
        />
        <Button type="submit" disabled={bothOf(chosen) === null}>
          Compare
        </Button>
      </form>
    </Panel>
  );
}

interface PlayerSelectProps {
  readonly label: string;
  readonly players: readonly LeaderboardRow[];
  readonly value: string | null;
  /** The other choice's player. */
  readonly taken: string | null;
  readonly onChange: (id: string | null) => void;
}

function PlayerSelect({ label, players, value, taken, onChange }: PlayerSelectProps) {
  return (
    <Select
      label={label}
      placeholder="Type a name"
      searchable
      limit={MOST_SHOWN}
      nothingFoundMessage="Nobody of that name"
      data={players.map(({ id, name }) => ({ value: id, label: name, disabled: id === taken }))}
      renderOption={({ option }) => {
        const player = players.find(({ id }) => id === option.value);
        return (
          <span className={classes.option}>
            <span>{option.label}</span>
            {player && (
              <span className={classes.rank}>
                #{player.rank} · {player.totalPoints.toLocaleString('en-US')}
              </span>
            )}
          </span>
        );
      }}
      value={value}
      onChange={onChange}
    />
  );
}
