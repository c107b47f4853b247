import { BurningEdge } from './burning-edge.js';
import { Question } from './question.js';
import { Seal } from './seal.js';
import { isRolledUp, type Deed, type Stage } from './story.js';
import { Welcome, type SmsOptIn } from './welcome.js';
import classes from './parchment.module.css';

interface ParchmentProps {
  readonly stage: Stage;
  readonly act: (deed: Deed) => void;
  /** The number to text to; null if there is none. */
  readonly sms: SmsOptIn | null;
}

/**
 * Two rolls and a sheet between them. It opens and burns by transforms alone: a window over the sheet moves
 * while the sheet moves the opposite way, and everything attached to the window's lower edge (the roll, the
 * fire) moves along.
 */
export function Parchment({ stage, act, sms }: ParchmentProps) {
  const closed = isRolledUp(stage) || stage === 'unrolling';
  return (
    <div className={classes.parchment}>
      <div className={classes.shadow} aria-hidden />
      <div className={classes.window}>
        <div className={classes.sheet}>
          {/* In the layout from the start, so that nothing moves later; focusable once it is open. */}
          <div className={classes.writing} inert={closed}>
            {stage === 'welcome' ? <Welcome sms={sms} /> : <Question stage={stage} act={act} />}
          </div>
          <i className={classes.char} aria-hidden />
        </div>
      </div>
      <i className={`${classes.roll} ${classes.upper}`} aria-hidden />
      <div className={classes.edge} aria-hidden>
        <i className={`${classes.roll} ${classes.lower}`} />
        {stage === 'burning' && <BurningEdge />}
      </div>
      {closed && <Seal onOpen={() => act('open')} opening={stage !== 'sealed'} />}
    </div>
  );
}
