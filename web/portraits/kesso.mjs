import { GOLD, PARCHMENT } from './colour.mjs';
import {
  beard,
  body,
  dot,
  glasses,
  lapels,
  line,
  locks,
  mirrored,
  moustache,
  shirtCollar,
  stubble,
  torso,
} from './parts.mjs';

const crossword = ['10110', '11010', '01111', '11011', '10110']
  .map((row, y) =>
    [...row]
      .map(
        (cell, x) =>
          `<rect x="${x * 20}" y="${y * 20}" width="20" height="20" fill="${cell === '1' ? '#fffaf0' : '#1d1730'}" stroke="#1d1730" stroke-width="2"/>`,
      )
      .join(''),
  )
  .join('');

export const kesso = [
  {
    name: 'Marcus Delacroix',
    skin: '#7d4d30',
    hair: '#4a4442',
    tilt: -4,
    years: 2,
    blush: 0.15,
    face: { cheek: 77, jaw: 62, chin: 26, chinY: 382 },
    eyes: { iris: '#3a2114', open: 8, hooded: 0.7 },
    brows: { thick: 9, arch: 7, colour: '#2c2422' },
    nose: { wide: 21, long: 3 },
    mouth: { wide: 27, smile: 6, full: 9, lips: '#8c4c40' },
    neck: 44,
    behind: body('#3a3432', 'M162 200 Q152 240 160 290 H320 Q328 240 318 200Z'),
    extra: `${dot(392, 420, 104, '#120d18')}<g fill="none" stroke="#4a4058" stroke-width="2.500">${[94, 82, 70, 58].map((r) => `<circle cx="392" cy="420" r="${r}"/>`).join('')}</g>${dot(392, 420, 38, '#d9a03c')}${dot(392, 420, 7, '#120d18')}${line('M340 356 Q366 326 404 322', '#a99cc4', 4, 0.6)}`,
    clothes:
      torso('#6b5136', 190) +
      body('#33264f', 'M190 440 Q240 480 290 440 L270 640 H210Z') +
      shirtCollar('#e9dcc2') +
      body(GOLD, 'M230 474 H250 L246 496 L262 680 H218 L234 496Z') +
      dot(240, 520, 4, '#7a4bb0') +
      dot(240, 548, 4, '#7a4bb0') +
      dot(240, 576, 4, '#7a4bb0') +
      lapels('#7a5e40', 30, '#3d2c1c') +
      `<path d="M316 542 L330 520 L342 538 L356 522 L362 546Z" fill="#7a4bb0"/>${line('M312 546 L366 550', '#3d2c1c', 4)}`,
    front:
      beard('#57504d', { low: 396, high: 314, cheek: 77 }) +
      body(
        '#4a4442',
        'M160 258 Q154 214 164 190 H316 Q326 214 320 258 Q314 224 304 210 H176 Q166 224 160 258Z',
      ) +
      body('#2c2a3c', 'M164 180 Q158 112 180 98 Q240 78 300 98 Q322 112 316 180 Q240 156 164 180Z') +
      line('M192 106 Q240 126 288 106', '#14121e', 5, 0.8) +
      body('#7a4bb0', 'M164 158 Q240 132 316 158 V184 Q240 158 164 184Z') +
      `<path d="M300 154 Q326 124 318 98 Q300 120 294 152Z" fill="${GOLD}"/>` +
      body(
        '#2c2a3c',
        'M132 192 Q138 174 166 180 Q240 156 314 180 Q342 174 348 192 Q346 206 322 204 Q240 180 158 204 Q134 206 132 192Z',
      ) +
      line('M146 188 Q158 182 172 186', '#7d7a9a', 4, 0.6),
    glasses: glasses('square', '#3b1f14', 7),
  },
  {
    name: 'Nadia Rahimi',
    skin: '#d8a57c',
    hair: '#1c1516',
    tilt: 3,
    blush: 0.35,
    face: { cheek: 74, jaw: 54, chin: 19, chinY: 378 },
    eyes: { iris: '#4b3a16', open: 10, lashes: 1.2, tilt: 2 },
    brows: { thick: 9, arch: 9, lift: 3 },
    nose: { wide: 14, long: 4, hook: 4 },
    mouth: { wide: 25, smile: 7, full: 8, lips: '#9c3547' },
    neck: 33,
    behind:
      body(
        '#1c1516',
        'M240 108 C152 106 138 190 148 270 C150 330 138 390 130 440 Q170 462 208 440 H272 Q310 462 350 440 C342 390 330 330 332 270 C342 190 328 106 240 108Z',
      ) +
      line(
        'M160 300 Q160 370 150 434 M176 330 Q176 390 170 436 M320 300 Q320 370 330 434 M304 330 Q304 390 310 436',
        '#5c4a50',
        3.5,
        0.6,
      ),
    clothes:
      torso('#eee3d6', 172, 'v') +
      line('M196 452 Q240 540 284 452', GOLD, 2.5) +
      dot(240, 504, 6, GOLD) +
      mirrored(body('#3a2b66', 'M66 680 C64 540 90 492 140 464 L176 446 L232 620 V680Z')) +
      lapels('#46357a', 20, '#1f1640') +
      `<g transform="translate(146 546) rotate(-8)"><path d="M0 -16 L14 0 L0 16 L-14 0Z" fill="${GOLD}"/><path d="M0 -16 L5 0 L0 16" fill="#fff3c2"/></g>`,
    front:
      body(
        '#1c1516',
        'M156 330 C138 230 146 136 232 124 C312 116 344 210 326 330 Q322 260 308 222 Q286 176 262 152 Q232 206 176 226 Q160 270 156 330Z',
      ) +
      locks(
        '#1c1516',
        'M164 250 Q176 180 246 146 M178 226 Q214 196 246 156',
        'M276 164 Q308 196 318 270 M286 156 Q322 200 324 280',
      ) +
      line('M262 146 Q306 170 320 260', '#d9d0d6', 6, 0.8) +
      mirrored(line('M164 300 L162 322', GOLD, 3) + dot(162, 326, 5, GOLD)),
    glasses: glasses('cat', '#8a2a52', 6),
  },
  {
    name: 'Osmund Bell',
    skin: '#dba184',
    hair: '#ece5d8',
    tilt: -2,
    years: 2,
    blush: 0.5,
    face: { cheek: 80, jaw: 66, chin: 28 },
    eyes: { iris: '#3f6d8c', open: 8, hooded: 0.7 },
    brows: { thick: 12, arch: 4, colour: '#d8cfbf' },
    nose: { wide: 20, long: 3 },
    mouth: { wide: 24, smile: 6, full: 5 },
    neck: 48,
    extra: `<path d="M416 196 L-20 30 V150Z" fill="#fff0bd" opacity=".34"/><path d="M416 196 L500 150 V250Z" fill="#fff0bd" opacity=".34"/>
      <path d="M398 214 H434 L446 470 H386Z" fill="#efe2d0"/><path d="M396 262 H436 L438 306 H394ZM391 356 H441 L443 404 H389Z" fill="#a03a48"/>
      <path d="M392 206 H440 V216 H392ZM400 176 Q416 158 432 176 V180 H400Z" fill="#2a1f45"/><rect x="403" y="180" width="26" height="26" fill="#ffe9a0"/>`,
    behind: body('#ece5d8', 'M158 210 Q144 260 156 330 H324 Q336 260 322 210Z'),
    clothes:
      torso('#2b3f63', 196, 'closed') +
      body('#344b75', 'M188 404 Q240 440 292 404 Q304 430 298 456 Q240 490 182 456 Q176 430 188 404Z') +
      [206, 223, 240, 257, 274].map((x) => line(`M${x} 424 V466`, '#1c2b49', 3, 0.7)).join('') +
      [160, 200, 240, 280, 320]
        .map((x) =>
          line(
            `M${x} 500 q-12 12 0 24 q12 12 0 24 q-12 12 0 24 q12 12 0 24 M${x} 500 q12 12 0 24 q-12 12 0 24 q12 12 0 24 q-12 12 0 24`,
            x % 80 ? '#48639a' : '#1c2b49',
            4,
            0.7,
          ),
        )
        .join(''),
    front:
      body(
        '#ece5d8',
        'M156 262 Q150 220 160 196 H320 Q330 220 324 262 Q318 232 306 214 H174 Q162 232 156 262Z',
      ) +
      beard('#ece5d8', { low: 432, cheek: 81, high: 292 }) +
      body('#7a4bb0', 'M156 196 Q150 96 240 90 Q330 96 324 196 Q240 164 156 196Z') +
      [178, 198, 219, 240, 261, 282, 302]
        .map((x) =>
          line(
            `M${x} ${178 - (60 - Math.abs(x - 240)) * 0.2} Q${240 + (x - 240) * 0.9} 130 ${240 + (x - 240) * 0.45} 100`,
            '#4c2a78',
            3,
            0.55,
          ),
        )
        .join('') +
      body('#8d5fc2', 'M150 184 Q240 148 330 184 Q336 204 328 220 Q240 184 152 220 Q144 204 150 184Z') +
      [168, 188, 208, 229, 251, 272, 292, 312]
        .map((x) => line(`M${x} ${188 - (78 - Math.abs(x - 240)) * 0.22} v18`, '#4c2a78', 3, 0.55))
        .join(''),
  },
  {
    name: 'Priya Venkataraman',
    skin: '#9a6239',
    hair: '#17100f',
    tilt: 5,
    blush: 0.3,
    face: { cheek: 76, jaw: 55, chin: 20, chinY: 374 },
    eyes: { iris: '#2d170d', open: 12, lashes: 1.3, tilt: 2 },
    brows: { thick: 8, arch: 8, cocked: 5 },
    nose: { wide: 16 },
    mouth: { wide: 28, smile: 9, full: 8, teeth: true, lips: '#9c3f47' },
    neck: 33,
    behind: body(
      '#17100f',
      'M166 180 Q140 240 154 320 Q170 370 200 372 H280 Q312 370 326 320 Q340 240 314 180Z',
    ),
    clothes:
      torso('#2e7d86', 170) +
      line('M190 444 Q240 500 290 444', '#14464c', 5, 0.7) +
      mirrored(
        body('#e0a32e', 'M68 680 C66 540 92 492 142 464 L182 442 Q192 520 214 680Z') +
          line('M184 446 Q194 524 214 680', '#8d5c10', 4),
      ) +
      line('M202 452 Q222 520 240 536 Q258 520 278 452', '#efe2c6', 2.5) +
      `<g transform="translate(240 548)">${dot(0, 0, 13, '#efe2c6')}${dot(0, 0, 6, '#2e7d86')}${line('M0 13 V46 M0 44 H12 M0 33 H10', '#efe2c6', 6)}</g>`,
    front:
      body(
        '#17100f',
        'M160 280 C146 190 180 132 240 132 C300 132 334 190 320 280 Q316 222 284 190 Q258 172 240 152 Q222 172 196 190 Q164 222 160 280Z',
      ) +
      locks(
        '#17100f',
        'M170 232 Q178 176 232 148 M186 206 Q204 176 234 156',
        'M310 232 Q302 176 248 148 M294 206 Q276 176 246 156',
      ) +
      mirrored(`<circle cx="160" cy="326" r="20" fill="none" stroke="${GOLD}" stroke-width="5"/>`) +
      dot(225, 308, 3.4, GOLD),
    over:
      [360, 392, 424, 456, 488, 520]
        .map(
          (y, at) =>
            body(
              '#17100f',
              `M${316 + at * 2} ${y} q26 4 22 24 q-10 20 -30 16 q-22 -8 -16 -28 q8 -14 24 -12Z`,
            ) + line(`M${300 + at * 2} ${y + 14} q18 18 36 4`, '#6b4a3c', 3, 0.7),
        )
        .join('') +
      body('#7a4bb0', 'M304 552 H342 L340 566 H306Z') +
      body('#17100f', 'M306 566 H340 Q342 600 322 624 Q304 600 306 566Z'),
  },
  {
    name: 'Quill Sandoval',
    skin: '#b97c52',
    hair: '#231a18',
    tilt: -4,
    years: 2,
    blush: 0.35,
    face: { cheek: 80, jaw: 68, chin: 30, chinY: 382 },
    eyes: { iris: '#3a2414', open: 8, hooded: 0.6 },
    brows: { thick: 11, arch: 2, slant: -2 },
    nose: { wide: 18, long: 5, hook: 3 },
    mouth: { wide: 28, smile: 5, full: 5 },
    neck: 50,
    behind:
      body(
        '#231a18',
        'M158 200 C138 270 142 350 128 420 Q160 444 192 420 L200 320 H280 L288 420 Q322 444 352 420 C338 350 342 270 322 200Z',
      ) +
      line(
        'M156 300 Q154 370 146 420 M172 330 Q172 390 166 424 M324 300 Q326 370 334 420',
        '#6b5248',
        4,
        0.6,
      ),
    clothes:
      torso('#35587e', 202) +
      body('#7d2f2f', 'M192 440 Q240 490 288 440 L270 660 H210Z') +
      line('M212 520 H268 M212 560 H268 M212 600 H268 M226 480 V660 M254 480 V660', '#2a1620', 5, 0.5) +
      mirrored(
        body(
          '#ead9b6',
          'M190 410 Q146 424 124 462 Q134 500 170 524 Q200 556 214 600 Q226 540 206 480 Q194 446 190 410Z',
        ) +
          [
            [150, 466],
            [170, 448],
            [164, 490],
            [186, 476],
            [190, 510],
            [204, 540],
          ]
            .map(([x, y]) => line(`M${x - 5} ${y} q5 -7 10 0`, '#b39b6c', 2.5, 0.8))
            .join('') +
          line('M70 600 Q72 556 96 520', '#d8a35a', 2.5, 0.8).replace(
            'fill="none"',
            'fill="none" stroke-dasharray="6 5"',
          ),
      ) +
      line('M96 566 H150 V612 H96Z', '#1e3a5a', 3),
    front:
      stubble('#b97c52', 80) +
      moustache('#231a18') +
      body(
        '#231a18',
        'M158 300 Q150 240 162 200 H318 Q330 240 322 300 Q314 250 304 214 H176 Q166 250 158 300Z',
      ) +
      body('#efe4cc', 'M156 190 Q148 88 240 84 Q332 88 324 190 Q240 160 156 190Z') +
      mirrored(
        line('M166 170 L206 110 M172 140 L190 114 M180 176 L196 150 M164 150 L190 176', '#a3957a', 1.8, 0.7),
      ) +
      body('#5a2f8c', 'M186 172 Q178 96 240 88 Q302 96 294 172 Q240 156 186 172Z') +
      `<path d="M214 142 H246 V122 H260 L270 134 V148 H214Z" fill="${GOLD}"/>${dot(226, 150, 6, PARCHMENT)}${dot(258, 150, 6, PARCHMENT)}` +
      body(
        '#47226f',
        'M146 206 Q150 180 178 174 Q240 154 302 174 Q330 180 334 206 Q338 226 318 224 Q240 196 162 224 Q142 226 146 206Z',
      ) +
      line('M166 196 Q200 176 240 174', '#b08ae0', 4, 0.7),
  },
  {
    name: 'Rosalind Achterberg',
    skin: '#efc4a6',
    hair: '#dfdce0',
    tilt: 4,
    years: 3,
    blush: 0.65,
    face: { cheek: 75, jaw: 58, chin: 22, chinY: 374 },
    eyes: { iris: '#4a6f78', open: 9, lashes: 0.7, hooded: 0.4 },
    brows: { thick: 5, arch: 8, lift: 6, colour: '#a8a2a8' },
    nose: { wide: 14, long: 2 },
    mouth: { wide: 25, smile: 8, full: 5, lips: '#b8434f' },
    neck: 34,
    behind:
      body('#dfdce0', 'M190 116 Q180 58 240 54 Q300 58 290 116 Q300 140 240 142 Q180 140 190 116Z') +
      line('M208 104 Q212 72 240 70 Q266 72 266 98 M226 108 Q230 88 244 88', '#938d98', 4, 0.8) +
      line('M166 118 L322 62', '#e7b23c', 9) +
      line('M322 62 L334 58', '#3a2a20', 6) +
      line('M166 118 L156 122', '#d9686a', 10) +
      body('#dfdce0', 'M164 190 Q146 240 160 300 H320 Q334 240 316 190Z'),
    clothes:
      torso('#6a3f78', 172) +
      body('#f3ead8', 'M192 440 Q240 486 288 440 L268 660 H212Z') +
      shirtCollar('#fbf5e6') +
      line('M240 474 V680', '#c7b896', 3) +
      dot(240, 520, 4, '#a89670') +
      dot(240, 560, 4, '#a89670') +
      mirrored(
        line('M184 446 Q200 540 214 680', '#3f2150', 6) + line('M88 600 Q90 560 106 524', '#3f2150', 4, 0.6),
      ) +
      `<g transform="translate(286 522) rotate(8) scale(.92)"><rect x="-9" y="-9" width="118" height="160" rx="4" fill="#f3e6c8" stroke="#8d7a55" stroke-width="3"/>${crossword}</g>`,
    front:
      body(
        '#dfdce0',
        'M160 268 C140 190 176 128 240 128 C304 128 340 190 320 268 Q318 228 300 206 Q276 200 262 184 Q230 208 190 202 Q164 228 160 268Z',
      ) +
      locks(
        '#dfdce0',
        'M174 206 Q190 152 240 140 M206 192 Q216 160 244 144',
        'M302 200 Q292 154 250 140 M270 184 Q268 160 250 146',
      ) +
      line('M161 262 Q150 282 160 298 M319 262 Q330 282 320 298', '#dfdce0', 7) +
      mirrored(line('M170 258 Q140 330 172 404', GOLD, 2.5, 0.9) + dot(162, 314, 6, '#7a4bb0')),
    glasses: glasses('round', '#c2303c', 7),
  },
];
