import { Button } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { errorSentence } from '../../../api/error-sentence.js';
import { Panel } from '../../../ui/page.js';
import { signed } from './points-text.js';
import { directionOf, inNewOrder, summaryOf, type RankMove } from './rank-moves.js';
import classes from './rank-preview.module.css';
import type { RankPreviewState } from './use-rank-preview.js';

/** As many as one can read at a glance. */
const SHOWN = 12;

interface RankPreviewProps {
  readonly preview: RankPreviewState;
  readonly weekNumber: number;
}

/** The ranks that a save would give the players. */
export function RankPreview({ preview, weekNumber }: RankPreviewProps) {
  return (
    <Panel title="Rank preview">
      <Preview preview={preview} weekNumber={weekNumber} />
    </Panel>
  );
}

function Preview({ preview: { changes, error, isWanted, isOld, retry }, weekNumber }: RankPreviewProps) {
  const [all, setAll] = useState(false);
  if (!isWanted)
    return (
      <p className={classes.words}>
        Type points of week {weekNumber} to see how the leaderboard would move before you save.
      </p>
    );
  if (error && !isOld)
    return (
      <div className={classes.failed}>
        <p className={classes.words}>{errorSentence(error, 'The preview could not be made.')}</p>
        <Button variant="default" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  if (!changes) return <p className={classes.words}>Working it out…</p>;
  if (changes.length === 0)
    return <p className={classes.words}>No player's total would change: nobody picked these castaways.</p>;
  const moves = inNewOrder(changes);
  return (
    <div className={classes.preview} data-old={isOld || undefined}>
      <p className={classes.words}>{summaryOf(moves)}</p>
      <ul className={classes.moves} aria-label="Players a save would affect">
        {(all ? moves : moves.slice(0, SHOWN)).map((move) => (
          <Move key={move.userId} move={move} />
        ))}
      </ul>
      {moves.length > SHOWN && !all && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          Show all {moves.length}
        </Button>
      )}
    </div>
  );
}

const ICONS = { up: IconArrowUp, down: IconArrowDown, stays: IconMinus };

function Move({ move }: { readonly move: RankMove }) {
  const { name, rankFrom, rankTo, pointsFrom, pointsTo } = move;
  const direction = directionOf(move);
  const Icon = ICONS[direction];
  return (
    <li className={classes.move} data-direction={direction}>
      <Icon size={18} aria-hidden />
      <span className={classes.name}>{name}</span>{' '}
      <span className={classes.rank}>
        #{rankFrom} → #{rankTo}
      </span>{' '}
      <span className={classes.points}>
        {pointsTo === pointsFrom
          ? `${pointsTo} points, as now`
          : `${pointsFrom} → ${pointsTo} (${signed(pointsTo - pointsFrom)})`}
      </span>
    </li>
  );
}
