/** What several castaways wear or grow, as SVG in the page's coordinates. */
import { light, mix, shade } from './colour.mjs';

/** A fill that is lit from the torch's side. Returns the definition and the reference to it. */
function lit(colour) {
  const id = `lit${colour.slice(1)}`;
  const define = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="60" x2="420" y1="0" y2="60">
    <stop stop-color="${light(colour, 0.24)}"/><stop offset=".45" stop-color="${colour}"/>
    <stop offset="1" stop-color="${shade(colour, 0.42)}"/></linearGradient>`;
  return { define, fill: `url(#${id})` };
}

/** A filled shape, lit from the torch's side. */
export function body(colour, d, more = '') {
  const { define, fill } = lit(colour);
  return `${define}<path d="${d}" fill="${fill}" ${more}/>`;
}

export const line = (d, colour, width = 3, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`;

export const dot = (x, y, r, colour) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

export const mirrored = (svg) => `${svg}<g transform="translate(480) scale(-1 1)">${svg}</g>`;

/** Locks of hair over its mass: lighter where `d` is listed first, darker where second. */
export const locks = (hair, bright, dark) =>
  line(bright, light(hair, 0.45), 4, 0.55) + line(dark, shade(hair, 0.5), 4, 0.55);

const necklines = {
  crew: 'Q240 492 296 436',
  v: 'L240 534 L296 436',
  closed: 'Q240 458 296 436',
};

/** Shoulders and chest, `half` wide to each side. */
export function torso(colour, half = 186, neckline = 'crew') {
  const [l, r] = [240 - half, 240 + half];
  const shape = `M${l} 680 L${l} 620 C${l + 2} 528 ${l + 26} 486 ${240 - half * 0.56} 462 Q192 448 184 436 ${necklines[neckline]}
    Q288 448 ${240 + half * 0.56} 462 C${r - 26} 486 ${r - 2} 528 ${r} 620 V680Z`;
  const folds = mirrored(line(`M${l + 58} 620 Q${l + 62} 566 ${l + 46} 536`, shade(colour, 0.55), 4, 0.6));
  return body(colour, shape) + folds;
}

/** The points of a shirt's collar. */
export const shirtCollar = (colour) =>
  mirrored(
    `<path d="M196 410 Q186 424 184 438 L206 488 L240 462 Q210 446 196 410Z" fill="${colour}"
      stroke="${shade(colour, 0.35)}" stroke-width="2" stroke-linejoin="round"/>`,
  );

/** A jacket's two fronts over whatever is worn beneath; `open` is half the gap at the foot of the page. */
export function lapels(colour, open = 34, edge = shade(colour, 0.45)) {
  const side = `<path d="M186 428 L150 448 L132 500 L166 512 L156 532 L${240 - open} 620 L${236 - open * 0.4} 560 Q206 500 186 428Z"
    fill="${light(colour, 0.07)}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"/>`;
  return mirrored(side);
}

/** A cloth in the tribe's colour, tied about the neck. */
export function neckerchief(tribe) {
  const colour = { Maravu: '#c2402a', Tolani: '#15897a', Kesso: '#7a4bb0' }[tribe];
  return `${body(colour, 'M184 420 Q240 456 296 420 Q306 436 300 452 Q262 478 240 500 Q218 478 180 452 Q174 436 184 420Z')}
    ${line('M190 438 Q240 470 290 438 M204 456 Q232 470 238 488', shade(colour, 0.5), 3, 0.7)}
    ${line('M196 430 Q240 458 284 430', '#f4ead5', 2.5, 0.55).replace('fill="none"', 'fill="none" stroke-dasharray="2 9"')}`;
}

/** A beard from ear to ear; `low` is where it ends, `lip` draws the moustache as well. */
export function beard(colour, { low = 392, lip = true, cheek = 78, high = 300 } = {}) {
  const [l, r] = [240 - cheek - 1, 240 + cheek + 1];
  const shape = `M${l} 262 Q${l + 10} ${high + 2} ${l + 28} ${high + 12} Q200 ${high + 22} 206 322 Q240 308 274 322
    Q280 ${high + 22} ${r - 28} ${high + 12} Q${r - 10} ${high + 2} ${r} 262 C${r + 5} 308 ${r - 8} ${low - 40} ${r - 30} ${low - 18}
    Q${270} ${low + 8} 240 ${low + 8} Q210 ${low + 8} ${l + 30} ${low - 18} C${l + 8} ${low - 40} ${l - 5} 308 ${l} 262Z
    M203 331 Q240 322 277 331 Q268 359 240 360 Q212 359 203 331Z`;
  const hairs = locks(
    colour,
    `M176 324 Q184 ${low - 34} 204 ${low - 12} M204 360 Q210 ${low - 20} 226 ${low - 4} M240 372 V${low - 6}`,
    `M304 324 Q296 ${low - 34} 276 ${low - 12} M276 360 Q270 ${low - 20} 254 ${low - 4} M190 330 Q196 352 206 ${low - 24}`,
  );
  return body(colour, shape, 'fill-rule="evenodd"') + hairs + (lip ? moustache(colour) : '');
}

/** A moustache over the mouth; `curl` turns its ends up. */
export const moustache = (colour, curl = 0) =>
  body(
    colour,
    curl
      ? `M240 318 Q222 312 208 326 Q194 338 178 322 Q176 ${318 - curl} 184 ${314 - curl} Q176 342 196 344 Q226 344 240 328
         Q254 344 284 344 Q304 342 296 ${314 - curl} Q304 ${318 - curl} 302 322 Q286 338 272 326 Q258 312 240 318Z`
      : `M240 318 Q220 311 203 325 Q196 332 197 339 Q222 337 240 332 Q258 337 283 339 Q284 332 277 325 Q260 311 240 318Z`,
  );

/** The shade of a beard shaved yesterday. */
export const stubble = (skin, cheek = 78) =>
  `<path d="M${241 - cheek} 282 Q${254 - cheek} 316 204 322 Q240 306 276 322 Q${226 + cheek} 316 ${239 + cheek} 282
    Q${236 + cheek} 330 294 352 Q270 376 240 376 Q210 376 186 352 Q${244 - cheek} 330 ${241 - cheek} 282Z
    M208 336 Q240 328 272 336 Q262 358 240 358 Q218 358 208 336Z" fill="${mix(shade(skin, 0.75), '#20242c', 0.4)}" fill-rule="evenodd" opacity=".34"/>`;

const lenses = {
  round: '<ellipse cx="205" cy="266" rx="29" ry="28"/>',
  square: '<path d="M174 246 Q205 240 236 247 L233 280 Q231 290 220 290 L190 290 Q178 290 176 280Z"/>',
  cat: '<path d="M166 240 Q204 244 235 252 Q236 284 210 287 Q180 287 175 264Z"/>',
};

export function glasses(kind, colour, width = 5, tint = '#dff3ff') {
  const lens = mirrored(lenses[kind]);
  return `<g fill="${tint}" fill-opacity=".1" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round">${lens}</g>
    ${line('M234 260 Q240 254 246 260', colour, width)}${mirrored(line('M176 258 L160 254', colour, width))}
    ${line('M188 254 L198 248 M256 256 L268 248', '#ffffff', 3, 0.7)}`;
}
