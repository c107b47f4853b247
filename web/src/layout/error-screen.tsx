import { Button } from '@mantine/core';
import { forgetAnswers } from '../api/query-client.js';
import { paths } from '../paths.js';
import { TorchMark } from '../ui/torch-mark.js';
import classes from './error-screen.module.css';

/** Shown if a screen crashes: the rest of the site still works. */
export function ErrorScreen() {
  return (
    <main className={classes.error}>
      <TorchMark size={96} lit={false} />
      <div role="alert">
        <h1>Something went wrong.</h1>
        <p>Please refresh the page or try again later.</p>
      </div>
      <div className={classes.ways}>
        <Button onClick={startOver}>Refresh Page</Button>
        <Button component="a" href={paths.landing} variant="default">
          Return Home
        </Button>
      </div>
    </main>
  );
}

function startOver(): void {
  // A stored response may have caused the crash, and would cause it again.
  forgetAnswers();
  window.location.reload();
}
