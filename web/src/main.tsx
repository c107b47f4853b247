import './theme/mantine-styles.js';
import './theme/tokens.css';
import './theme/base.css';
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queries } from './api/queries.js';
import { doubtKept, forgetAnswers, persistOptions, queryClient } from './api/query-client.js';
import { watchOtherTabs } from './api/token.js';
import { registerServiceWorker } from './offline/register.js';
import { reloadOnStaleChunks } from './offline/stale-chunks.js';
import { routes } from './routes.js';
import { ThemeProvider } from './theme/theme-provider.js';

reloadOnStaleChunks();
watchOtherTabs(forgetAnswers);
void queryClient.prefetchQuery(queries.config());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <PersistQueryClientProvider
          client={queryClient}
          persistOptions={persistOptions}
          onSuccess={doubtKept}
        >
          <RouterProvider router={createBrowserRouter(routes)} />
        </PersistQueryClientProvider>
      </ThemeProvider>
    </StrictMode>,
  );
}
registerServiceWorker();
