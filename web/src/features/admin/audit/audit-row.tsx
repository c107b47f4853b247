import type { AuditEntry } from '@torchbearer/contract/client';
import { toTheSecond, toTheSecondForViewer, viewerZone } from '../../../time/format.js';
import { actionInWords, toneOf } from './actions.js';
import { Changes } from './changes.js';
import { differencesOf } from './differences.js';
import classes from './audit-log.module.css';

/** When, who, what, and the changed fields. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const { at, actor, action, target, before, after } = entry;
  const own = toTheSecondForViewer(at, viewerZone());
  return (
    <tr className={classes.entry}>
      <td className={classes.when}>
        <time dateTime={at}>{toTheSecond(at)}</time>
        {own !== null && <span className={classes.dim}>{own} your time</span>}
      </td>
      <td data-label="By" className={classes.who}>
        {actor.name}
      </td>
      <td>
        <span className={classes.action} data-tone={toneOf(action)}>
          {actionInWords(action)}
        </span>
        <span className={classes.target}>{target.name}</span>
      </td>
      <td>
        <Changes changes={differencesOf(before, after)} of={target.name} />
      </td>
    </tr>
  );
}
