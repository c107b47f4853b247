import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme, variables } from './theme.js';

/** The key is also read by the line in index.html that sets the scheme before the first paint. */
const schemes = localStorageColorSchemeManager({ key: 'torchbearer.color-scheme' });

/** The system's preference decides until the user uses the switch. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={variables}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
