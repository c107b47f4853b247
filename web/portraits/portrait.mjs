/** One castaway as a 480×600 SVG: the island, the bust, the torch's light along its edges, the dusk. */
import { backdrop, dusk } from './backdrops.mjs';
import { GOLD } from './colour.mjs';
import { face, neck } from './face.mjs';

const rims = { Maravu: '#ff9a5c', Tolani: '#8ff0d0', Kesso: '#c7a6ff' };

/** Light along the edge, `dx`, `dy` away from the body's middle. */
const rim = (name, dx, dy, colour, strength) => `
  <feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="moved"/>
  <feComposite in="SourceAlpha" in2="moved" operator="out"/><feGaussianBlur stdDeviation="1.600"/>
  <feComposite in2="SourceAlpha" operator="in" result="edge"/>
  <feFlood flood-color="${colour}" flood-opacity="${strength}"/><feComposite in2="edge" operator="in" result="${name}"/>`;

const merge = (...names) =>
  `<feMerge>${names.map((name) => `<feMergeNode in="${name}"/>`).join('')}</feMerge>`;

const box =
  'x="0" y="0" width="480" height="600" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB"';

export function portrait(tribe, person) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="600" viewBox="0 0 480 600">
    <filter id="lit" ${box}>${rim('torch', 6, 3, GOLD, 0.8)}${rim('moon', -4, 2, rims[tribe], 0.6)}
      ${merge('SourceGraphic', 'torch', 'moon')}</filter>
    <filter id="cast" ${box}><feDropShadow dx="4" dy="6" stdDeviation="4" flood-color="#1a0a18" flood-opacity=".5"/></filter>
    ${backdrop(tribe, person.extra)}
    <g filter="url(#lit)">
      <g transform="translate(240 344) scale(${person.size ?? 1.12}) translate(-240 -322)">
        <g transform="rotate(${person.tilt ?? 0} 240 380)">${person.behind ?? ''}</g>
        <g transform="translate(0 -${person.raise ?? 26})">${neck(person.skin, person.neck)}
          <g filter="url(#cast)">${person.clothes}</g></g>
        <g transform="rotate(${person.tilt ?? 0} 240 380)" filter="url(#cast)">
          ${face(person)}<g filter="url(#cast)">${person.front ?? ''}</g>${person.glasses ?? ''}
        </g>
        ${person.over ?? ''}
      </g>
    </g>
    ${dusk}
  </svg>`;
}
