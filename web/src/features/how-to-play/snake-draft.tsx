import { Panel } from '../../ui/page.js';
import classes from './snake-draft.module.css';

const PLAYERS = ['First', 'Second', 'Third', 'Fourth'] as const;
const TURNS = PLAYERS.length;

/** Why it is called a snake, in eight turns. */
export function SnakeDraft() {
  return (
    <Panel title="Why a snake?">
      <p className={classes.text}>
        The second round runs backwards: the player who chose last chooses first. A seed that everybody can
        check draws the order.
      </p>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {PLAYERS.map((player) => (
              <th key={player} scope="col">
                {player}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              Round 1 <span aria-hidden>→</span>
            </th>
            {PLAYERS.map((player, at) => (
              <td key={player}>
                <span className={classes.turn}>{at + 1}</span>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">
              Round 2 <span aria-hidden>←</span>
            </th>
            {PLAYERS.map((player, at) => (
              <td key={player}>
                <span className={classes.turn}>{2 * TURNS - at}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Panel>
  );
}
