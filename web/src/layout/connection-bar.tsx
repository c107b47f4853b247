import { IconWifiOff } from '@tabler/icons-react';
import { useConnection } from '../api/use-connection.js';
import { inViewerTime, inShowTime, viewerZone } from '../time/format.js';
import classes from './connection-bar.module.css';

/** Says that the server is unreachable, and how old the data on the screen is. */
export function ConnectionBar() {
  const { lost, dataFrom } = useConnection();
  return (
    <div role="status" aria-live="polite">
      {lost && (
        <p className={classes.bar}>
          <IconWifiOff size={20} aria-hidden />
          <span>
            You are offline.{' '}
            {dataFrom === null
              ? 'This page fills as soon as the connection is back.'
              : `What you see is from ${clock(dataFrom)}. It refreshes as soon as the connection is back.`}
          </span>
        </p>
      )}
    </div>
  );
}

/** By the viewer's own clock: it says how old something is, not when something is due. */
const clock = (at: number): string => inViewerTime(new Date(at), viewerZone()) ?? inShowTime(new Date(at));
