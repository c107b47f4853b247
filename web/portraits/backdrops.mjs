/** What is behind a castaway: the tribe's own part of the island at night, with the same torch for all. */
import { EMBER, GOLD, NIGHT, PARCHMENT } from './colour.mjs';

const tribes = {
  Maravu: {
    sky: ['#24090f', '#7c2420', '#d9652f', '#f4a552'],
    glow: '#ffb766',
    scene: `
      <g transform="translate(524) scale(-1 1)"><path d="M-60 470 L96 296 Q110 284 124 290 Q138 282 152 298 L300 470Z" fill="#4a1418"/>
      <path d="M116 290 Q124 330 112 356 Q128 338 130 304 Q140 330 150 338 Q142 310 138 288Z" fill="#ffb14e"/>
      <path d="M122 288 Q96 236 128 196 Q104 148 146 108 Q128 160 156 196 Q140 240 140 286Z" fill="#1c0a10" opacity=".45"/></g>
      <path d="M-20 470 L60 388 Q92 366 122 392 L200 470Z" fill="#5c1b1b"/>`,
    sea: '#2c0d14',
  },
  Tolani: {
    sky: ['#021a1d', '#0a4a49', '#1f8a7a', '#8fd6b0'],
    glow: '#c9f2c4',
    scene: `
      <path d="M-10 470 Q80 392 190 430 Q260 452 300 470Z" fill="#06393a"/>
      <path d="M250 470 Q360 402 500 426 L500 470Z" fill="#084446"/>
      <g fill="none" stroke="#032a2c" stroke-linecap="round">
        <path d="M446 470 Q436 330 404 196" stroke-width="13"/>
        <g stroke-width="11">
          <path d="M404 196 Q360 150 306 172"/><path d="M404 196 Q346 184 318 226"/>
          <path d="M404 196 Q388 130 336 110"/><path d="M404 196 Q430 126 492 128"/>
          <path d="M404 196 Q452 168 496 206"/><path d="M404 196 Q440 216 452 264"/>
        </g>
      </g>`,
    sea: '#04292c',
  },
  Kesso: {
    sky: ['#0c0a24', '#2c2260', '#6a4596', '#d98fa8'],
    glow: '#f6d7e4',
    scene: `
      <g fill="${PARCHMENT}">${[
        [52, 60, 2.2],
        [96, 118, 1.4],
        [130, 44, 1.6],
        [176, 84, 1.2],
        [300, 40, 1.8],
        [352, 92, 1.3],
        [398, 52, 2.3],
        [440, 132, 1.6],
        [456, 28, 1.2],
        [26, 150, 1.5],
        [424, 206, 1.2],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
        .join('')}</g>
      <path d="M366 470 L378 322 Q392 296 408 316 L418 372 L430 350 Q444 340 452 360 L464 470Z" fill="#1d1644"/>
      <path d="M-10 470 L20 402 Q36 384 52 400 L66 436 L92 470Z" fill="#221a4e"/>
      <path d="M300 470 L318 418 Q330 408 340 424 L352 470Z" fill="#2c2260"/>`,
    sea: '#130f34',
  },
};

const waves = [500, 524, 552]
  .map((y, row) =>
    [20, 130, 260, 370]
      .map((x) => `<path d="M${x + row * 24} ${y}q22 -7 44 0" stroke-width="${2.4 - row * 0.4}"/>`)
      .join(''),
  )
  .join('');

const torch = `
  <circle cx="44" cy="236" r="150" fill="url(#torchlight)"/>
  <path d="M36 276 L52 276 L49 620 L40 620Z" fill="#3b2116"/>
  <path d="M26 262 L62 262 L56 304 L32 304Z" fill="#5f3820"/>
  <path d="M28 272h32l-1 8h-30zM30 288h28l-1 8h-26z" fill="#c99a5b"/>
  <path d="M44 148 Q54 184 70 204 Q86 240 62 264 L26 264 Q2 240 18 206 Q26 214 30 200 Q34 172 44 148Z" fill="${EMBER}"/>
  <path d="M46 188 Q52 210 60 222 Q68 246 56 264 L32 264 Q20 246 30 226 Q36 228 38 214Z" fill="${GOLD}"/>
  <path d="M45 226 Q54 244 50 264 L38 264 Q34 246 45 226Z" fill="#fff4d0"/>`;

const sparks = [
  [84, 132, 3],
  [66, 92, 2.2],
  [112, 64, 2.6],
  [24, 112, 2],
  [98, 186, 1.8],
  [420, 300, 2],
  [446, 244, 1.6],
  [150, 30, 1.8],
]
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join('');

/** The full 480×600 backdrop of a tribe, with `extra` (SVG) between the scene and the torch. */
export function backdrop(tribe, extra = '') {
  const { sky, glow, scene, sea } = tribes[tribe];
  const stops = sky.map((colour, at) => `<stop offset="${at / 3}" stop-color="${colour}"/>`).join('');
  return `
    <linearGradient id="sky" x2="0" y2="1">${stops}</linearGradient>
    <radialGradient id="glow"><stop offset=".2" stop-color="${glow}" stop-opacity=".75"/>
      <stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
    <radialGradient id="torchlight"><stop stop-color="${GOLD}" stop-opacity=".8"/>
      <stop offset="1" stop-color="${EMBER}" stop-opacity="0"/></radialGradient>
    <rect width="480" height="470" fill="url(#sky)"/>
    <circle cx="256" cy="270" r="230" fill="url(#glow)"/>
    ${scene}${extra}
    <rect y="466" width="480" height="134" fill="${sea}"/>
    <g fill="none" stroke="${glow}" stroke-opacity=".35" stroke-linecap="round">${waves}</g>
    ${torch}<g fill="${GOLD}" opacity=".9">${sparks}</g>`;
}

/** Darkens the foot and the corners of the whole picture. */
export const dusk = `
  <linearGradient id="foot" x2="0" y2="1"><stop offset=".76" stop-color="${NIGHT}" stop-opacity="0"/>
    <stop offset="1" stop-color="${NIGHT}" stop-opacity=".5"/></linearGradient>
  <radialGradient id="corners" cy=".45" r=".75"><stop offset=".7" stop-color="${NIGHT}" stop-opacity="0"/>
    <stop offset="1" stop-color="${NIGHT}" stop-opacity=".55"/></radialGradient>
  <rect width="480" height="600" fill="url(#foot)"/><rect width="480" height="600" fill="url(#corners)"/>`;
