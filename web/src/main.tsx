import './theme/mantine-styles.js';
import './theme/tokens.css';
import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { forgetAnswers, keepAnswers, queryClient } from './api/query-client.js';
import { watchOtherTabs } from './api/token.js';
import { registerServiceWorker } from './offline/register.js';
import { renewPageOnRefusedPicture } from './offline/renew-page.js';
import { reloadOnStaleChunks } from './offline/stale-chunks.js';
import { routes } from './routes.js';
import { addFonts, hasFonts } from './theme/fonts.js';
import { ThemeProvider } from './theme/theme-provider.js';
import { afterPaint } from './ui/after-paint.js';
import { leaveFirstScreen } from './ui/first-screen.js';

/** The page as it was sent shows a splash; it stays until there is a screen to take its place. */
async function start(): Promise<void> {
  reloadOnStaleChunks();
  renewPageOnRefusedPicture();
  // Asked once: a service worker may take the page over at any moment.
  const hadFonts = hasFonts();
  if (hadFonts) addFonts();
  watchOtherTabs(forgetAnswers);
  // Beside it the screen is loaded and its first calls are made.
  const kept = keepAnswers();
  await nextTask();
  const router = createBrowserRouter(routes);
  const { pathname } = router.state.location;
  router.subscribe(({ location }) => location.pathname !== pathname && leaveFirstScreen());
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  await pageStyles();
  await kept;
  await nextTask();
  const root = document.getElementById('root');
  if (!root) return;
  if (!hadFonts) void painted(root).then(addFonts);
  const site = (
    <StrictMode>
      <ThemeProvider>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ThemeProvider>
    </StrictMode>
  );
  // As a transition React builds it in small steps, between which the browser can answer.
  startTransition(() => createRoot(root).render(site));
}

/** A built page does not wait for its stylesheet (plugins/styles-beside.ts); a screen does. */
const pageStyles = (): Promise<void> =>
  new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>('link[data-page]');
    if (link === null || link.sheet !== null) return resolve();
    // Without styles a screen is still better than none.
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve(), { once: true });
  });

/** Once the browser has painted what takes the splash's place. */
const painted = (root: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      afterPaint(resolve);
    });
    observer.observe(root, { childList: true });
  });

/** What is done in one go, a browser can't answer in between. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

void start().then(registerServiceWorker);
