import almendra from '@fontsource/almendra/files/almendra-latin-700-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * Has the browser fetch our fonts as soon as text wants them. Called when there is a screen to read: on a slow line they
 * would only compete with what is to be read, and until they come it is set in fonts that take the same room
 * (fallback-fonts.css).
 */
export function addFonts(): void {
  for (const [family, url, weight] of [
    ['Almendra', almendra, '700'],
    ['Figtree Variable', figtree, '300 900'],
  ] as const) {
    document.fonts.add(new FontFace(family, `url(${url}) format('woff2')`, { weight, display: 'swap' }));
  }
}

/** Whether they have been fetched before and are at hand: then nothing need be set in another font first. */
export const hasFonts = (): boolean =>
  'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
