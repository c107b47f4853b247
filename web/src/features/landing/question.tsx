import { useFocusOn } from './use-focus-on.js';
import type { Deed, Stage } from './story.js';
import classes from './writing.module.css';

interface QuestionProps {
  readonly stage: Stage;
  readonly act: (deed: Deed) => void;
}

export function Question({ stage, act }: QuestionProps) {
  const heading = useFocusOn<HTMLHeadingElement>(stage === 'asking' || stage === 'question');
  const canAnswer = stage === 'question' || stage === 'burning';
  return (
    <div className={classes.question}>
      <p className={classes.lead} id="advantage">
        You found something in the sand.
      </p>
      <h2 ref={heading} tabIndex={-1} aria-describedby="advantage">
        Take the Beware Advantage?
      </h2>
      <div className={classes.answers} data-shown={canAnswer}>
        <button type="button" className={classes.primary} onClick={() => act('yes')}>
          Yes
        </button>
        <button type="button" className={classes.secondary} onClick={() => act('no')}>
          No
        </button>
      </div>
    </div>
  );
}
