import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { errorSentence } from '../../api/error-sentence.js';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { useServerNow } from '../../time/use-now.js';
import { newestWeek, nextWeek, upTo } from './next-week.js';
import { RevealDialog } from './reveal-dialog.js';
import { useHideResults } from './use-hide-results.js';
import classes from './watched.module.css';

const EVERY_MS = 15_000;

/** How far the player sees results, and the button that opens the next week. */
export function Watched({ until }: { readonly until: number }) {
  const config = useConfig();
  const newest = newestWeek(config, useServerNow(EVERY_MS));
  const next = nextWeek(until, newest);
  const watching = useHideResults();
  /** The week that was just opened. */
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <aside className={classes.bar} aria-label="Hidden results">
      <IconEyeOff size={20} aria-hidden />
      <p>
        You see results {upTo(until)}. <Link to={`${paths.editProfile}#results`}>Change</Link>
      </p>
      {next !== null && (
        <Button
          variant="default"
          loading={watching.isPending}
          onClick={() =>
            watching.mutate({ hidesResults: true, watchedWeek: next }, { onSuccess: () => setOpened(next) })
          }
        >
          I&apos;ve watched week {next}
        </Button>
      )}
      {watching.error && (
        <p className={classes.failed} role="alert">
          {errorSentence(watching.error, 'Nothing was changed. Please try again.')}
        </p>
      )}
      <RevealDialog week={opened ?? until} opened={opened !== null} onClose={() => setOpened(null)} />
    </aside>
  );
}
