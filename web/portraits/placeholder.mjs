/** A generic person, for a castaway without a picture. Drawn at half the size to keep the PNG small. */
import { outline } from './face.mjs';

export const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="300" viewBox="0 0 480 600">
  <rect width="480" height="600" fill="#0d2a30"/>
  <circle cx="240" cy="280" r="196" fill="#12343a"/>
  <circle cx="240" cy="280" r="150" fill="#174047"/>
  <rect y="500" width="480" height="100" fill="#0a2025"/>
  <g fill="#5d8085" transform="translate(240 344) scale(1.12) translate(-240 -322)">
    <path d="M54 600 C58 496 86 456 142 434 Q196 416 202 396 V320 H278 V396 Q284 416 338 434 C394 456 422 496 426 600Z"/>
    <path d="M204 386 Q240 408 276 386 V330 H204Z" fill="#466a70"/>
    <path d="${outline({ cheek: 76, jaw: 58, chin: 22 })}"/>
    <path d="M158 272 C140 176 188 122 240 122 C292 122 340 176 322 272 Q316 214 292 190 Q240 204 188 190 Q164 214 158 272Z" fill="#466a70"/>
  </g>
</svg>`;
