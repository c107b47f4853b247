import '@fontsource/almendra/latin-700.css';
import '@fontsource-variable/figtree';
import './theme/mantine-styles.js';
import './theme/tokens.css';
import './theme/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followOtherTabs, forgetAnswers, queryClient } from './api/query-client.js';
import { watchOtherTabs } from './api/token.js';
import { registerServiceWorker } from './offline/register.js';
import { refreshPageOnBlockedPicture } from './offline/refresh-page.js';
import { reloadOnStaleChunks } from './offline/stale-chunks.js';
import { routes } from './routes.js';
import { ThemeProvider } from './theme/theme-provider.js';
import { viewerZone } from './time/format.js';
import { nextTask } from './time/next-task.js';

async function start(): Promise<void> {
  reloadOnStaleChunks();
  refreshPageOnBlockedPicture();
  watchOtherTabs(forgetAnswers);
  followOtherTabs();
  const beside = import('./beside-screen.js').then(
    ({ followTranslator, keepAnswers }) => {
      followTranslator();
      return keepAnswers();
    },
    () => undefined,
  );
  const router = createBrowserRouter(routes);
  // The first use of Intl takes long on a slow phone, so it comes while the screen is loading.
  void nextTask().then(viewerZone);
  // Until the first screen is loaded, the page shows the splash of index.html.
  const initialized = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    router.subscribe((state) => state.initialized && resolve());
  });
  await Promise.all([beside, initialized]);
  const root = document.getElementById('root');
  if (!root) return;
  // In small steps, so that a slow phone stays responsive.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ThemeProvider>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </ThemeProvider>
      </StrictMode>,
    ),
  );
}

// In a task of its own, not awaited at the top level: the screens import this very chunk, and would wait for it.
void nextTask().then(start).then(registerServiceWorker);
