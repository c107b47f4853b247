/** The palette of the night: every other colour of a portrait is one of these or a mix of them. */
export const NIGHT = '#07181b';
export const EMBER = '#f08a3c';
export const GOLD = '#f5c865';
export const PARCHMENT = '#f4ead5';

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** `share` of `other` (0 to 1) mixed into `hex`; both and the result as `#rrggbb`. */
export function mix(hex, other, share) {
  const [from, to] = [channels(hex), channels(other)];
  const mixed = from.map((value, index) => Math.round(value + (to[index] - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Shadows take the cool colour of the sea, lights the warm colour of the torch. */
export const shade = (hex, share = 0.4) => mix(hex, '#1a1030', share);
export const light = (hex, share = 0.3) => mix(hex, '#ffdf9e', share);
