import { EMBER, GOLD, PARCHMENT, shade } from './colour.mjs';
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
  neckerchief,
  shirtCollar,
  torso,
} from './parts.mjs';

const bee = (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})">
  <ellipse cx="-3" cy="-9" rx="6" ry="10" fill="#eaf6ff" opacity=".75" transform="rotate(-24)"/>
  <ellipse cx="6" cy="-9" rx="6" ry="10" fill="#eaf6ff" opacity=".75" transform="rotate(24)"/>
  <ellipse rx="13" ry="8.5" fill="${GOLD}"/>${line('M-4 -7 V7 M3 -7.500 V7.500', '#2a1a10', 4)}${dot(12, -1, 5, '#2a1a10')}</g>`;

const curls = (points, colour) => points.map(([x, y, r]) => dot(x, y, r, colour)).join('');

export const maravu = [
  {
    name: 'Anouk Verhoeven',
    skin: '#e0a27c',
    hair: '#c9a66a',
    tilt: -3,
    years: 1,
    blush: 0.5,
    face: { cheek: 76, jaw: 60, chin: 26 },
    eyes: { iris: '#3f6f86', open: 9, lashes: 0.6, tilt: 0 },
    brows: { thick: 6, arch: 5 },
    nose: { wide: 14, long: 3 },
    mouth: { wide: 27, smile: 6, full: 5 },
    behind: body(
      '#c9a66a',
      'M156 190 C128 260 132 330 148 392 Q178 410 204 396 H282 Q310 410 334 390 C350 330 350 260 324 190Z',
    ),
    clothes:
      torso('#1d3350', 190, 'closed') +
      body(
        '#efe2c6',
        'M190 396 Q240 424 290 396 Q304 440 296 470 Q270 520 240 560 Q210 520 184 470 Q176 440 190 396Z',
      ) +
      line(
        'M194 416 Q240 444 286 416 M204 426 V470 M222 434 V492 M240 438 V510 M258 434 V492 M276 426 V470',
        '#b99f73',
        3,
        0.6,
      ) +
      lapels('#1d3350', 26, '#0d1a2e') +
      mirrored(dot(196, 566, 9, GOLD) + dot(194, 564, 4, '#fff0bd')),
    front:
      body('#c9a66a', 'M158 196 Q142 270 158 344 Q164 366 178 384 Q176 330 170 300 Q164 250 186 204Z') +
      body('#c9a66a', 'M322 196 Q340 270 324 344 Q318 366 304 384 Q304 330 310 300 Q316 250 294 204Z') +
      locks('#c9a66a', 'M162 220 Q152 290 168 356', 'M318 220 Q330 290 314 356') +
      body('#20344f', 'M148 184 C112 128 176 84 240 84 C304 84 368 128 332 184 Q240 156 148 184Z') +
      body('#10192a', 'M150 180 Q240 152 330 180 L326 212 Q240 186 154 212Z') +
      line('M156 206 Q240 180 324 206', GOLD, 5) +
      body('#0c121e', 'M154 210 Q240 184 326 210 Q322 236 240 226 Q158 236 154 210Z') +
      line('M176 218 Q240 200 292 213', '#6d86a8', 3, 0.7) +
      dot(240, 140, 21, '#10192a') +
      line('M240 128 V152 M230 134 H250 M226 144 Q228 154 240 154 Q252 154 254 144', GOLD, 4) +
      dot(240, 125, 4, GOLD),
  },
  {
    name: 'Bram Okafor',
    skin: '#6f4329',
    hair: '#1d1412',
    tilt: 3,
    years: 1,
    blush: 0.15,
    face: { cheek: 78, jaw: 64, chin: 30 },
    eyes: { iris: '#3a1f12', open: 10 },
    brows: { thick: 9, arch: 5 },
    nose: { wide: 21 },
    mouth: { wide: 31, smile: 10, full: 9, teeth: true, lips: '#8f4a3c' },
    behind:
      body('#d8c9a0', 'M96 190 Q70 330 100 470 Q240 520 380 470 Q410 330 384 190Z', 'opacity=".5"') +
      line(
        'M100 210 Q86 340 108 464 M130 210 Q118 340 136 476 M380 210 Q394 340 372 464 M350 210 Q362 340 344 476 M92 300 Q240 330 388 300 M92 360 Q240 390 388 360 M94 420 Q240 452 386 420',
        '#6f6038',
        1.6,
        0.55,
      ),
    clothes:
      torso('#efe6cf', 194) +
      line('M240 480 V680', '#a8946a', 5) +
      neckerchief('Maravu') +
      mirrored(line('M150 520 H200 V584 H150Z', '#bda877', 3)) +
      bee(338, 500, -20),
    extra:
      bee(392, 150, 16) + bee(420, 352, -28).replace('translate(420 352)', 'translate(424 340) scale(.8)'),
    front:
      beard('#1d1412', { low: 386, high: 310, lip: false }) +
      moustache('#1d1412') +
      body(
        '#1d1412',
        'M160 250 Q154 190 178 170 H302 Q326 190 320 250 Q310 212 298 200 H182 Q170 212 160 250Z',
      ) +
      body('#d9b877', 'M164 176 Q160 92 240 86 Q320 92 316 176Z') +
      line(
        'M186 158 Q184 108 216 96 M240 90 V156 M294 158 Q296 108 264 96 M170 128 Q240 116 310 128',
        '#9c7a3c',
        2.5,
        0.6,
      ) +
      body('#7c3a26', 'M163 154 Q240 136 317 154 L317 182 Q240 164 163 182Z') +
      body(
        '#d9b877',
        'M74 190 Q120 160 164 174 Q240 156 316 174 Q360 160 406 190 Q330 218 240 206 Q150 218 74 190Z',
      ) +
      line('M92 190 Q240 222 388 190 M110 184 Q240 208 370 184', '#9c7a3c', 2.5, 0.6),
  },
  {
    name: 'Celia Marchetti',
    skin: '#d59a72',
    hair: '#2a1714',
    tilt: 5,
    blush: 0.5,
    face: { cheek: 74, jaw: 52, chin: 20 },
    eyes: { iris: '#4f3a1c', open: 11, lashes: 1.4, tilt: 3 },
    brows: { thick: 6, arch: 11 },
    nose: { wide: 13, long: 1 },
    mouth: { wide: 25, smile: 5, full: 10, lips: '#b3202f' },
    neck: 33,
    behind:
      body(
        '#2a1714',
        'M170 150 Q126 200 124 280 Q120 360 146 410 Q176 420 190 380 H290 Q304 420 336 412 Q362 360 358 280 Q354 200 310 150Z',
      ) +
      curls(
        [
          [152, 206, 42],
          [142, 270, 40],
          [140, 332, 36],
          [156, 384, 30],
          [328, 206, 42],
          [340, 270, 40],
          [344, 332, 36],
          [328, 386, 30],
          [196, 130, 46],
          [284, 130, 46],
          [240, 112, 50],
        ],
        '#2a1714',
      ) +
      line(
        'M112 262 Q126 286 148 276 M112 330 Q130 350 150 336 M366 264 Q352 288 332 278 M372 332 Q352 352 336 340 M132 200 Q140 176 164 172',
        '#7a4630',
        5,
        0.6,
      ),
    clothes:
      torso('#8c1830', 170, 'v') +
      body(
        '#c23a3a',
        'M70 620 Q84 500 176 452 Q196 520 240 548 Q284 520 304 452 Q396 500 410 620 L360 620 Q340 560 300 530 Q270 566 240 574 Q206 566 180 530 Q140 560 120 680Z',
      ) +
      line(
        'M96 600 Q110 520 170 480 M384 600 Q370 520 310 480 M190 520 Q214 552 240 556',
        '#6b1022',
        4,
        0.6,
      ) +
      dot(240, 556, 17, GOLD) +
      dot(240, 556, 9, '#2d6f63') +
      dot(236, 552, 3, '#dff6e8'),
    front:
      body(
        '#2a1714',
        'M160 268 C146 176 190 128 244 132 C300 130 336 182 320 268 Q316 214 286 186 Q262 196 232 180 Q196 206 176 214 Q166 236 160 268Z',
      ) +
      curls(
        [
          [168, 178, 24],
          [200, 148, 26],
          [242, 138, 26],
          [282, 150, 25],
          [312, 182, 22],
        ],
        '#2a1714',
      ) +
      line(
        'M176 190 Q168 168 190 160 M206 158 Q216 140 234 148 M250 150 Q270 138 284 158 M300 176 Q318 176 316 196',
        '#8d5236',
        4.5,
        0.7,
      ) +
      line('M164 262 Q152 290 166 312 Q172 322 164 332', '#2a1714', 8) +
      line('M316 262 Q328 290 314 312 Q308 322 316 332', '#2a1714', 8) +
      dot(272, 322, 3, '#3b1d18') +
      mirrored(line('M160 300 V312', GOLD, 3) + dot(160, 322, 9, '#f7f0e2') + dot(157, 319, 3, '#ffffff')) +
      `<g transform="translate(196 150) rotate(-20)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cy="-13" rx="9" ry="13" fill="#d8434a" transform="rotate(${turn})"/>`).join('')}${dot(0, 0, 7, GOLD)}</g>`,
  },
  {
    name: 'Dashiell Pike',
    skin: '#e3ab8c',
    hair: '#8d8780',
    tilt: -2,
    years: 3,
    blush: 0.6,
    face: { cheek: 74, jaw: 58, chin: 22, chinY: 384 },
    eyes: { iris: '#5a6a4a', open: 8, hooded: 0.6 },
    brows: { thick: 9, arch: 4, cocked: 6 },
    nose: { wide: 17, long: 8, hook: 3 },
    mouth: { wide: 24, smile: 4, full: 4 },
    behind: body(
      '#8d8780',
      'M162 210 Q146 250 156 286 Q166 304 178 286 H302 Q314 304 324 286 Q334 250 318 210Z',
    ),
    clothes:
      torso('#a9b7b4', 184) +
      shirtCollar('#c7d2cd') +
      body(
        '#6a4326',
        'M150 620 V540 Q156 520 176 508 L184 470 H200 L204 520 H276 L280 470 H296 L304 508 Q324 520 330 540 V680Z',
      ) +
      line('M158 620 V544 Q164 528 204 528 H276 Q316 528 322 544 V680', '#c79a62', 2.5, 0.8).replace(
        'fill="none"',
        'fill="none" stroke-dasharray="7 6"',
      ) +
      `<g transform="translate(240 532)">${line('M0 -14 a16 16 0 1 1 -1 0', GOLD, 5)}
        <g transform="translate(-14 14) rotate(18)">${line('M0 0 V34 M0 34 H9 M0 25 H8', GOLD, 6)}${dot(0, 0, 9, GOLD)}${dot(0, 0, 3.5, '#6a4326')}</g>
        <g transform="translate(4 18) rotate(-6)">${line('M0 0 V32 M0 32 H9 M0 24 H6', '#cfd8d6', 6)}${dot(0, 0, 8, '#cfd8d6')}${dot(0, 0, 3, '#6a4326')}</g>
        <g transform="translate(18 10) rotate(-30)">${line('M0 0 V30 M0 30 H8', '#c98a4a', 6)}${dot(0, 0, 8, '#c98a4a')}${dot(0, 0, 3, '#6a4326')}</g></g>`,
    front:
      body('#8d8780', 'M162 262 Q150 214 166 184 Q176 168 188 162 Q176 196 176 226 Q172 250 162 262Z') +
      body('#8d8780', 'M318 262 Q330 214 314 184 Q304 168 292 162 Q304 196 304 226 Q308 250 318 262Z') +
      locks('#8d8780', 'M166 236 Q164 206 176 182', 'M314 236 Q316 206 304 182') +
      `<ellipse cx="216" cy="172" rx="26" ry="12" fill="#fff3dc" opacity=".4" transform="rotate(-16 216 172)"/>` +
      moustache('#8d8780', 8),
    glasses: glasses('round', '#c9963f', 4.5),
  },
  {
    name: 'Esperanza Luna',
    skin: '#b5774f',
    hair: '#20130f',
    tilt: 6,
    blush: 0.45,
    face: { cheek: 76, jaw: 54, chin: 20 },
    eyes: { iris: '#3b2113', open: 11, lashes: 1, tilt: 2 },
    brows: { thick: 7, arch: 8 },
    nose: { wide: 15 },
    mouth: { wide: 29, smile: 9, full: 8, teeth: true, lips: '#a8483f' },
    neck: 33,
    extra:
      line('M424 20 L396 84 L418 92 L384 168', '#fff3c2', 5) +
      line('M398 84 L372 116 M404 130 L428 158', '#fff3c2', 2.5, 0.8),
    behind:
      body(
        '#20130f',
        'M166 170 C130 250 140 350 176 410 L300 420 C352 430 402 410 452 432 C430 404 420 396 404 388 C430 384 446 372 468 374 C436 350 402 346 384 334 C406 322 426 324 448 312 C404 300 372 288 352 250 C346 200 330 170 300 150Z',
      ) +
      line(
        'M320 230 Q350 310 420 322 M316 290 Q346 356 428 372 M306 340 Q340 400 420 410 M160 260 Q158 330 180 386',
        '#6f4027',
        4,
        0.6,
      ),
    clothes:
      torso('#e2a81f', 178, 'v') +
      body('#2b3034', 'M192 440 Q240 474 288 440 L262 548 H218Z') +
      mirrored(
        body('#f0bf3c', 'M200 404 Q168 418 160 450 Q176 486 214 540 L232 566 Q208 480 206 420Z') +
          line('M118 620 Q120 572 104 540', '#8d6410', 4, 0.7),
      ) +
      line('M232 566 V680 M248 566 V680', '#8d6410', 4) +
      `<path d="M342 508 L322 540 H338 L326 570 L358 532 H342 L354 508Z" fill="#23343d" stroke="#fff3c2" stroke-width="2.500"/>`,
    front:
      body(
        '#20130f',
        'M160 274 C146 180 186 132 242 132 C300 132 336 184 320 262 Q318 214 282 176 Q240 214 188 204 Q168 232 160 274Z',
      ) +
      locks('#20130f', 'M178 204 Q204 150 262 156', 'M196 200 Q240 196 276 170') +
      body('#39424a', 'M158 196 Q240 150 322 196 L320 216 Q240 172 160 216Z') +
      mirrored(
        `<path d="M176 168 Q206 150 234 156 L236 190 Q206 206 180 200Z" fill="#e98b33" stroke="#23292e" stroke-width="6" stroke-linejoin="round"/>`,
      ) +
      line('M188 172 L206 164 M192 184 L204 178 M256 168 L270 166', '#fff0c4', 4, 0.85),
  },
  {
    name: 'Finn Aldaine',
    skin: '#f0bd9c',
    hair: '#b5522a',
    tilt: -5,
    freckles: true,
    blush: 0.6,
    face: { cheek: 72, jaw: 52, chin: 20, chinY: 380 },
    eyes: { iris: '#4b7a5a', open: 12 },
    brows: { thick: 6, arch: 7, lift: 4, colour: '#8d3f20' },
    nose: { wide: 14 },
    mouth: { wide: 28, smile: 9, full: 5, teeth: true },
    neck: 34,
    behind: body('#b5522a', 'M164 190 Q150 240 164 290 H316 Q330 240 316 190Z'),
    clothes:
      torso('#f2ead8', 168) +
      body('#38566e', 'M240 470 L256 486 L264 620 H216 L224 486Z') +
      body(EMBER, 'M228 474 H252 L248 494 L260 600 L240 620 L220 600 L232 494Z') +
      line('M226 530 L252 514 M223 560 L255 540 M221 590 L258 570', '#8a3d18', 4, 0.7) +
      shirtCollar('#fbf5e6') +
      mirrored(
        body('#3d6b57', 'M72 620 C74 530 98 490 146 462 L184 440 Q196 500 216 680Z') +
          line('M184 446 Q198 520 214 616', '#24463a', 5) +
          line('M92 600 Q94 556 112 520', '#24463a', 4, 0.6),
      ),
    front:
      body(
        '#b5522a',
        'M164 262 C152 232 150 208 156 188 L142 180 Q156 172 162 162 L152 148 Q172 146 184 138 L180 120 Q204 128 218 120 Q222 102 244 92 Q240 104 250 112 Q272 96 300 102 Q288 112 290 124 Q318 126 330 148 Q318 150 318 158 Q332 172 332 190 L322 194 Q326 230 318 262 Q316 226 302 204 Q300 212 290 216 Q288 198 272 190 Q270 204 252 212 Q256 194 240 186 Q228 206 206 210 Q212 200 208 192 Q190 212 176 212 Q166 234 164 262Z',
      ) +
      locks(
        '#b5522a',
        'M180 196 Q178 152 220 138 M206 186 Q212 150 246 134 M240 182 Q250 150 282 144',
        'M274 186 Q276 160 262 142 M298 194 Q304 166 288 146',
      ) +
      `<g transform="translate(326 236) rotate(20)"><path d="M-5 -62 H5 V28 L0 44 L-5 28Z" fill="${GOLD}"/><path d="M-5 28 H5 L0 44Z" fill="${PARCHMENT}"/><path d="M-5 -62 H5 V-72 Q0 -78 -5 -72Z" fill="#d9686a"/>${line('M0 -60 V26', shade(GOLD, 0.35), 2)}</g>`,
  },
];
