import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoonStars, IconSun } from '@tabler/icons-react';

/** Dark or light, overriding the system's preference. */
export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('dark', { getInitialValueInEffect: false });
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      aria-label={other === 'light' ? 'Switch to light colors' : 'Switch to dark colors'}
      color="ember"
      onClick={() => setColorScheme(other)}
    >
      {other === 'light' ? <IconSun size={22} /> : <IconMoonStars size={22} />}
    </ActionIcon>
  );
}
