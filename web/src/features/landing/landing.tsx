import { useConfig } from '../../api/use-config.js';
import { NightScene } from './night-scene.js';
import { Parchment } from './parchment.js';
import { Ashes } from './ashes.js';
import { spoken } from './story.js';
import { useStory } from './use-story.js';
import classes from './landing.module.css';

/** The landing: a parchment on a torch-lit beach, one question, fire or triumph. */
export function Landing() {
  const { stage, act } = useStory();
  const { smsNumber, smsKeyword } = useConfig();
  return (
    <main className={classes.landing} data-stage={stage}>
      <NightScene />
      <header className={classes.head}>
        <h1>Torchbearer</h1>
        <p>A fantasy league by torchlight</p>
      </header>
      <div className={classes.stage}>
        {stage === 'ashes' ? (
          <Ashes />
        ) : (
          <Parchment stage={stage} act={act} sms={smsNumber === null ? null : { smsNumber, smsKeyword }} />
        )}
      </div>
      {stage !== 'welcome' && (
        <button type="button" className={classes.skip} onClick={() => act('skip')}>
          Skip
        </button>
      )}
      <p className={classes.spoken} role="status">
        {spoken[stage]}
      </p>
    </main>
  );
}
