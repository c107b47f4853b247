import type { Plugin } from 'vite';

/** The palettes of Mantine that the theme lets a component name; theme.ts says the same to the compiler. */
const USED = ['dark', 'gray', 'red'];

const DECLARATION = /--mantine-color-([a-z]+)-[\w-]+:[^;}]*;?/g;
/** What looks like a palette's name and is none. */
const SEMANTIC = ['default', 'disabled', 'scheme'];

/** Leaves the variables of the other palettes out: they are most of the first stylesheet. */
export const usedPalettes = (): Plugin => ({
  name: 'torchbearer-used-palettes',
  enforce: 'pre',
  transform: {
    filter: { id: /@mantine\/core\/styles\/default-css-variables\.css/ },
    handler: (css) =>
      css.replace(DECLARATION, (declaration, name: string) =>
        USED.includes(name) || SEMANTIC.includes(name) ? declaration : '',
      ),
  },
});
