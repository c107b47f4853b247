import { GOLD, PARCHMENT, shade } from './colour.mjs';
import {
  beard,
  body,
  dot,
  lapels,
  line,
  locks,
  mirrored,
  moustache,
  neckerchief,
  shirtCollar,
  stubble,
  torso,
} from './parts.mjs';

const stripes = (colour, tops) =>
  tops.map(([x, y]) => mirrored(line(`M${x} 680 Q${x + 2} ${y + 50} ${x + 12} ${y}`, colour, 15))).join('');

export const tolani = [
  {
    name: 'Goldie Tran',
    skin: '#e6b88c',
    hair: '#17131a',
    tilt: -4,
    blush: 0.4,
    face: { cheek: 77, jaw: 56, chin: 18, chinY: 372 },
    eyes: { iris: '#2a1812', open: 8, lashes: 1, tilt: 3, hooded: 0.5 },
    brows: { thick: 5, arch: 6, cocked: 4 },
    nose: { wide: 15, long: -4 },
    mouth: { wide: 24, smile: 7, full: 7, lips: '#b9383f' },
    neck: 33,
    behind: body(
      '#17131a',
      'M240 112 C164 108 140 170 142 250 Q142 326 150 362 Q180 376 206 366 H274 Q300 376 330 362 Q338 326 338 250 C340 170 316 108 240 112Z',
    ),
    clothes:
      torso('#f3ecdc', 172) +
      mirrored(
        body('#1c2429', 'M104 680 V560 Q116 500 164 468 L186 446 Q196 520 240 580 V680Z') +
          line('M186 448 Q198 522 240 580', GOLD, 2.5, 0.7),
      ) +
      shirtCollar('#fffaf0') +
      body('#a3212f', 'M240 476 L200 456 Q192 476 200 500 L240 482 L280 500 Q288 476 280 456Z') +
      body('#7f1623', 'M230 464 H250 V492 H230Z') +
      `<g transform="translate(318 548) rotate(12)"><rect x="-20" y="-30" width="40" height="54" rx="5" fill="#fffaf0" stroke="#b8a888" stroke-width="2"/>
        <path d="M0 -20 Q18 -4 12 6 Q6 12 1 5 L4 14 H-4 L-1 5 Q-6 12 -12 6 Q-18 -4 0 -20Z" fill="#1c2429"/></g>
      <g transform="translate(290 552) rotate(-10)"><rect x="-20" y="-30" width="40" height="54" rx="5" fill="#fffaf0" stroke="#b8a888" stroke-width="2"/>
        <path d="M0 14 Q-22 -4 -12 -14 Q-4 -20 0 -10 Q4 -20 12 -14 Q22 -4 0 14Z" fill="#b3202f"/></g>
      <path d="M256 572 H352 V680 H256Z" fill="#1c2429"/>${line('M258 574 H350', GOLD, 3)}`,
    front:
      body(
        '#17131a',
        'M158 340 Q146 260 156 206 Q164 138 240 134 Q316 138 324 206 Q334 260 322 340 Q312 300 310 228 Q240 240 170 228 Q168 300 158 340Z',
      ) +
      locks(
        '#17131a',
        'M186 216 Q186 196 200 190 M214 220 Q214 200 222 192 M160 250 Q156 290 160 320',
        'M270 220 Q268 200 262 194 M318 250 Q322 290 318 320',
      ) +
      body('#20303a', 'M154 194 Q240 164 326 194 L326 208 Q240 180 154 208Z') +
      `<path d="M152 206 Q240 176 328 206 Q348 222 352 238 Q240 204 128 238 Q132 222 152 206Z" fill="#2fae84" fill-opacity=".82" stroke="#0f5c47" stroke-width="4" stroke-linejoin="round"/>` +
      line('M150 222 Q190 206 232 203', '#c8ffe6', 4, 0.8),
  },
  {
    name: 'Hollis Whitcombe',
    skin: '#dd9f80',
    hair: '#e4ddd0',
    tilt: 2,
    years: 3,
    blush: 0.5,
    face: { cheek: 82, jaw: 72, chin: 34, chinY: 382 },
    eyes: { iris: '#41617a', open: 8, hooded: 0.9 },
    brows: { thick: 11, arch: 2, slant: -2, colour: '#cfc6b6' },
    nose: { wide: 20, long: 4 },
    mouth: { wide: 27, smile: 5, full: 4 },
    neck: 50,
    behind: body('#e4ddd0', 'M160 200 Q148 240 158 290 H322 Q332 240 320 200Z'),
    clothes:
      torso('#f4efe2', 200) +
      stripes('#1b2226', [
        [66, 534],
        [110, 488],
        [152, 468],
        [196, 462],
      ]) +
      line('M240 470 V680', '#1b2226', 15) +
      body(
        '#1b2226',
        'M184 404 Q174 430 176 446 L212 500 L240 468 L268 500 L304 446 Q306 430 296 404 Q276 446 240 462 Q204 446 184 404Z',
      ) +
      line('M188 450 Q200 520 240 548 Q284 520 292 450', '#c2402a', 6) +
      `<g transform="translate(240 562)"><path d="M-22 -10 H26 V2 H14 A18 18 0 1 1 -22 4Z" fill="#cfd6d8" stroke="#5c6a70" stroke-width="3" stroke-linejoin="round"/>${dot(-5, 8, 7, '#5c6a70')}${line('M-16 -6 H20', '#ffffff', 3, 0.8)}</g>`,
    front:
      body(
        '#e4ddd0',
        'M156 262 Q148 190 172 164 Q200 132 240 132 Q280 132 308 164 Q332 190 324 262 Q318 214 304 190 Q288 176 272 182 Q240 170 208 182 Q192 176 176 190 Q162 214 156 262Z',
      ) +
      locks(
        '#e4ddd0',
        'M188 172 V158 M208 166 V148 M228 162 V144',
        'M252 162 V144 M272 166 V148 M292 172 V160',
      ) +
      moustache('#e4ddd0'),
  },
  {
    name: 'Ines Caldeira',
    skin: '#c98a60',
    hair: '#2c1c18',
    tilt: 4,
    blush: 0.35,
    face: { cheek: 77, jaw: 62, chin: 22 },
    eyes: { iris: '#5d6b2f', open: 10, lashes: 0.7, tilt: 2 },
    brows: { thick: 9, arch: 6, slant: -1, cocked: 5 },
    nose: { wide: 15, hook: 2, long: 2 },
    mouth: { wide: 26, smile: 6, full: 8 },
    neck: 36,
    behind:
      body(
        '#2c1c18',
        'M296 160 C346 190 358 260 342 330 Q352 376 322 420 Q318 386 302 360 Q318 300 306 230Z',
      ) +
      line('M322 230 Q336 290 322 350 Q330 384 318 404', '#7a5242', 4, 0.6) +
      body('#12b09b', 'M304 206 Q326 204 338 220 L332 238 Q316 226 304 228Z'),
    clothes:
      torso('#7b4a2a', 182) +
      body('#d8d2c2', 'M190 438 Q240 492 290 438 L276 680 H204Z') +
      line('M194 452 Q240 504 286 452', '#a39c8a', 4, 0.7) +
      lapels('#8b5530', 30, '#4a2a16') +
      line('M86 560 Q104 520 132 504 M394 560 Q376 520 348 504', '#e0a765', 3, 0.7).replace(
        'fill="none"',
        'fill="none" stroke-dasharray="6 6"',
      ) +
      neckerchief('Tolani'),
    front:
      body(
        '#2c1c18',
        'M164 262 C150 190 190 146 240 146 C290 146 330 190 316 262 Q310 224 296 206 H184 Q170 224 164 262Z',
      ) +
      body('#15897a', 'M161 224 Q160 190 176 178 Q240 156 304 178 Q320 190 319 224 Q240 184 161 224Z') +
      [190, 216, 240, 264, 290]
        .map((x) => dot(x, x === 240 ? 188 : x === 216 || x === 264 ? 191 : 199, 3.4, PARCHMENT))
        .join('') +
      body(
        '#2b3439',
        'M150 176 Q138 74 240 70 Q342 74 330 176 Q336 190 322 196 Q240 158 158 196 Q144 190 150 176Z',
      ) +
      body('#3b464c', 'M168 166 Q160 100 240 96 Q320 100 312 166 Q240 140 168 166Z') +
      `<rect x="196" y="104" width="88" height="38" rx="7" fill="#0c1a1c" stroke="#78868c" stroke-width="5"/>
      <path d="M204 111 H262 L234 135 H204Z" fill="#2fae84" opacity=".7"/>` +
      mirrored(dot(154, 184, 12, '#78868c') + dot(154, 184, 5, '#2b3439')) +
      `<path d="M180 312 q12 -8 24 0 q-4 10 -14 9 q-12 0 -10 -9Z" fill="#2b1a16" opacity=".34"/>` +
      line('M276 306 l16 6 M280 314 l10 4', '#2b1a16', 4, 0.3),
  },
  {
    name: 'Jasper Nyqvist',
    skin: '#eab597',
    hair: '#c98f4e',
    tilt: -3,
    years: 1,
    blush: 0.55,
    face: { cheek: 86, jaw: 76, chin: 36, chinY: 378 },
    eyes: { iris: '#4d86a5', open: 9, apart: 35 },
    brows: { thick: 10, arch: 6, lift: 2 },
    nose: { wide: 19 },
    mouth: { wide: 29, smile: 9, full: 6, teeth: true },
    neck: 52,
    behind: body('#c98f4e', 'M156 200 Q140 246 152 300 H328 Q340 246 324 200Z'),
    clothes:
      torso('#efe6d2', 206) +
      shirtCollar('#fdf7e8') +
      body(
        '#1f5d58',
        'M138 680 V548 Q160 530 176 512 L186 462 H204 L208 516 H272 L276 462 H294 L304 512 Q320 530 342 548 V680Z',
      ) +
      [164, 202, 240, 278, 316]
        .map((x) => line(`M${x} ${x === 164 || x === 316 ? 544 : 524} V680`, '#d8c48c', 5, 0.7))
        .join('') +
      `<g transform="translate(240 552)"><path d="M-46 26 L-40 -4 L34 -24 Q52 -14 50 8 V26Z" fill="#f2c04a" stroke="#a8741c" stroke-width="3" stroke-linejoin="round"/>
        <path d="M-40 -4 L34 -24 Q52 -14 50 4Z" fill="#ffe08c"/>${dot(-18, 14, 7, '#c98f2a')}${dot(8, 8, 5, '#c98f2a')}${dot(30, 16, 6, '#c98f2a')}</g>`,
    front:
      body(
        '#c98f4e',
        'M152 264 Q146 214 158 184 Q240 150 322 184 Q334 214 328 264 Q322 224 308 206 H172 Q158 224 152 264Z',
      ) +
      beard('#c98f4e', { low: 416, cheek: 86, high: 298 }) +
      body(
        '#f6efdf',
        'M152 194 Q136 116 168 104 Q200 84 240 92 Q280 84 312 104 Q344 116 328 194 Q240 164 152 194Z',
      ) +
      line('M186 110 Q182 140 188 166 M240 96 V160 M294 110 Q298 140 292 166', '#b9ab8b', 3, 0.6) +
      body('#15897a', 'M152 178 Q240 148 328 178 L327 200 Q240 170 153 200Z') +
      line('M158 190 Q240 160 322 190', '#d8f2df', 2.5, 0.6),
  },
  {
    name: 'Keoni Palakiko',
    skin: '#a9693f',
    hair: '#15100f',
    tilt: 3,
    blush: 0.2,
    face: { cheek: 83, jaw: 70, chin: 30, chinY: 378 },
    eyes: { iris: '#321a10', open: 9, tilt: 1 },
    brows: { thick: 11, arch: 4 },
    nose: { wide: 22, long: -1 },
    mouth: { wide: 31, smile: 10, full: 9, teeth: true, lips: '#97503f' },
    neck: 54,
    behind:
      body('#15100f', 'M200 116 Q190 72 240 70 Q290 72 280 116 Q290 132 240 136 Q190 132 200 116Z') +
      line('M214 106 Q216 84 240 82 M232 108 Q246 90 264 96', '#64483c', 4, 0.7),
    clothes:
      torso('#17405a', 208) +
      body('#f0e9da', 'M196 446 Q240 486 284 446 L240 506Z') +
      mirrored(
        body('#1e506f', 'M188 414 Q170 430 168 450 L204 510 L240 488 Q206 456 188 414Z') +
          line('M72 560 Q96 552 116 556 M66 576 Q96 568 118 572', '#e9f3a8', 6, 0.85),
      ) +
      line('M240 500 V680', '#0d2a3d', 4) +
      line('M172 440 Q160 520 196 566 M308 440 Q322 500 306 540', '#252b30', 8) +
      line('M196 566 Q196 590 206 594', '#252b30', 8) +
      `${dot(306, 556, 19, '#aab6bb')}${dot(306, 556, 12, '#e6edee')}
      <g transform="translate(132 540)"><rect x="-6" y="-19" width="12" height="38" rx="2" fill="#f4ead5"/><rect x="-19" y="-6" width="38" height="12" rx="2" fill="#f4ead5"/></g>`,
    front:
      body(
        '#15100f',
        'M158 258 Q146 180 184 146 Q240 112 296 146 Q334 180 322 258 Q318 216 302 192 Q270 168 240 170 Q210 168 178 192 Q162 216 158 258Z',
      ) +
      locks(
        '#15100f',
        'M180 182 Q196 150 228 138 M206 170 Q220 148 238 140',
        'M300 182 Q284 150 252 138 M274 170 Q260 148 244 140',
      ) +
      body('#15897a', 'M204 118 Q240 136 276 118 L274 130 Q240 148 206 130Z') +
      stubble('#a9693f', 83) +
      `<g transform="translate(322 246) rotate(24)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-12" rx="8" ry="12" fill="#fff6e2" transform="rotate(${turn})"/>`).join('')}${dot(0, 0, 6, GOLD)}</g>`,
  },
  {
    name: 'Lottie Abernathy',
    skin: '#f2c3a2',
    hair: '#e7b552',
    tilt: 6,
    blush: 0.7,
    face: { cheek: 75, jaw: 54, chin: 18, chinY: 372 },
    eyes: { iris: '#3f7fa0', open: 12, lashes: 1.5, tilt: 2 },
    brows: { thick: 5, arch: 10, lift: 5, colour: '#a8752c' },
    nose: { wide: 12, long: -4 },
    mouth: { wide: 30, smile: 10, full: 9, teeth: true, lips: '#d14d5c' },
    neck: 32,
    behind:
      body(
        '#e7b552',
        'M240 84 C150 78 108 150 112 226 C84 270 96 330 120 356 C110 400 150 430 190 412 H290 C330 432 372 400 360 356 C386 330 396 270 368 226 C372 150 330 78 240 84Z',
      ) +
      line(
        'M134 200 Q116 250 140 290 Q116 330 142 372 M154 300 Q140 350 168 392 M346 200 Q364 250 340 290 Q366 330 340 372 M326 300 Q340 350 314 392',
        '#b57a24',
        5,
        0.6,
      ) +
      line('M124 230 Q110 262 126 290 M120 330 Q122 356 140 370', '#fff0b8', 5, 0.7),
    clothes:
      torso('#fbf3e2', 166, 'v') +
      lapels('#b8324a', 30, '#6f1728') +
      mirrored(
        body('#b8324a', 'M78 680 C74 540 96 496 138 466 L150 452 L134 500 L166 512 L156 534 L206 680Z') +
          line('M96 600 H190 M92 560 H166 M112 500 V680 M150 534 V680', '#f3a6a0', 2.5, 0.45),
      ) +
      shirtCollar('#fffaf0') +
      line('M240 470 Q236 520 228 580 M240 470 Q246 520 254 580', '#2a1a1c', 4) +
      `<path d="M240 462 L260 478 L240 504 L220 478Z" fill="#2d8f80" stroke="${GOLD}" stroke-width="5" stroke-linejoin="round"/>`,
    front:
      body(
        '#e7b552',
        'M156 300 C138 220 150 150 216 128 C270 112 330 146 326 220 Q330 270 322 304 Q318 240 300 214 Q262 214 222 172 Q206 214 172 230 Q160 262 156 300Z',
      ) +
      locks(
        '#e7b552',
        'M166 230 Q170 178 214 150 M184 214 Q194 180 220 164',
        'M236 168 Q270 196 304 200 M244 150 Q290 160 310 206',
      ) +
      line('M156 254 Q144 120 240 106 Q336 120 324 254', '#22282c', 8) +
      body('#22282c', 'M142 240 Q160 232 166 250 V292 Q160 306 144 298 Q134 270 142 240Z') +
      body('#22282c', 'M338 240 Q320 232 314 250 V292 Q320 306 336 298 Q346 270 338 240Z') +
      line('M152 296 Q152 352 196 354', '#22282c', 5) +
      `<ellipse cx="202" cy="353" rx="15" ry="9" fill="${shade('#22282c', 0.1)}" stroke="#78868c" stroke-width="2"/>`,
  },
];
