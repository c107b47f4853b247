import { Deadline } from '../../ui/deadline.js';
import { Panel } from '../../ui/page.js';
import classes from './side-notes.module.css';

/** What a player must know before the deadline. */
export function ImportantRules({ deadline }: { readonly deadline: string }) {
  return (
    <Panel title="Important rules">
      <ul className={classes.rules}>
        <li>
          Pick by <Deadline at={deadline} />.
        </li>
        <li>Missing it means the system auto-selects the opposite castaway from last week.</li>
        <li>You may change your pick as often as you like until then.</li>
        <li>Points are final once the episode airs at 10pm.</li>
      </ul>
    </Panel>
  );
}
