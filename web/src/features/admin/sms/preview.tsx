import { Button } from '@mantine/core';
import { Panel } from '../../../ui/page.js';
import type { BlastDraft } from './blast-draft.js';
import { filledIn } from './placeholders.js';
import classes from './preview.module.css';
import { costOf, countSegments, dollars, SEGMENT_PRICE } from './segments.js';
import { useEstimate } from './use-estimate.js';
import { usePreviewValues } from './use-preview-values.js';

/** The message as the first recipient gets it, and its cost. */
export function Preview({ draft }: { readonly draft: BlastDraft }) {
  const { known, failure, retry } = useEstimate(draft);
  const values = usePreviewValues(known);
  const reader = values.name;
  const text = filledIn(draft.message.trim(), values);
  const { encoding, segments: own, units, room, costly } = countSegments(text);
  // Longer names may take one more segment: the price is that of the longest.
  const segments = Math.max(own, text === '' ? 1 : (known?.segments ?? 1));
  const recipients = known?.estimatedCount;
  const unknown = failure === null ? '…' : '–';
  return (
    <Panel title="Preview" className={classes.panel}>
      <p className={classes.to}>{reader === null ? 'As a player reads it' : `As ${reader} reads it`}</p>
      <p className={classes.bubble} data-empty={text === '' || undefined}>
        {text === '' ? 'Your message shows here as you type it.' : text}
      </p>
      <dl className={classes.figures}>
        <Figure label="Characters" value={`${String(units)} of ${String(room)}`} />
        <Figure label="Encoding" value={encoding} />
        <Figure label="Segments" value={String(segments)} />
        <Figure label="Recipients" value={recipients?.toLocaleString('en-US') ?? unknown} />
        <Figure
          label="Estimated cost"
          value={recipients === undefined ? unknown : dollars(costOf(segments, recipients))}
          strong
        />
      </dl>
      <p className={classes.hint}>
        Segments × recipients × {dollars(SEGMENT_PRICE)}.
        {segments > own && ' The longest of the messages decides.'}
      </p>
      {failure !== null && (
        <div className={classes.failed} role="alert">
          {failure}
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {costly.length > 0 && (
        <p className={classes.warning}>
          <span className={classes.characters}>{costly.slice(0, 8).join(' ')}</span>
          {' makes each segment hold 70 characters instead of 160.'}
        </p>
      )}
    </Panel>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Figure({ label, value, strong }: FigureProps) {
  return (
    <div data-strong={strong}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
