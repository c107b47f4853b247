/** A face, drawn from the front in a box around x = 240: eyes at y = 264, mouth at y = 336, chin near y = 376. */
import { light, mix, shade } from './colour.mjs';

const mirrored = (svg) => `${svg}<g transform="translate(480) scale(-1 1)">${svg}</g>`;

/** Half widths at the cheekbones, the jaw and the chin, and the chin's height on the page. */
export function outline({ cheek = 78, jaw = 58, chin = 24, chinY = 376 }) {
  const half = (side) => [
    `${240 + side * cheek} 252`,
    `${240 + side * (cheek + 1)} 288 ${240 + side * (jaw + 9)} 312 ${240 + side * jaw} 332`,
    `${240 + side * (jaw - 9)} ${chinY - 14} ${240 + side * (chin + 9)} ${chinY} ${240 + side * chin * 0.25} ${chinY}`,
  ];
  const [rightTop, rightCheek, rightJaw] = half(1);
  const left = `${240 - chin * 0.25} ${chinY} C${240 - chin - 9} ${chinY} ${240 - jaw + 9} ${chinY - 14} ${240 - jaw} 332
    C${240 - jaw - 9} 312 ${240 - cheek - 1} 288 ${240 - cheek} 252`;
  return `M${240 - cheek} 252 C${240 - cheek} 176 ${240 - cheek * 0.6} 142 240 142
    C${240 + cheek * 0.6} 142 ${240 + cheek} 176 ${rightTop} C${rightCheek} C${rightJaw} L${left}Z`;
}

function eye({ open = 10, tilt = 1, iris = '#4a2c1a', lashes = 0, hooded = 0 }, skin, mirror) {
  const upper = `M-16 3 C-10 ${-open} 5 ${-open - 3} 17 ${-tilt}`;
  const shape = `${upper} C11 8 -7 ${open * 0.85} -16 3Z`;
  const id = `eye${mirror ? 'right' : 'left'}`;
  const glint = mirror ? 2.5 : -3.5;
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath>
    <path d="M-18 ${-open - 4} Q2 ${-open - 13} 19 ${-open * 0.55 - 3}" fill="none" stroke="${shade(skin, 0.42)}"
      stroke-width="${2.2 + hooded * 2}" stroke-linecap="round" opacity="${0.55 + hooded * 0.2}"/>
    <path d="${shape}" fill="#f7ecd9"/>
    <g clip-path="url(#${id})">
      <circle cx="-.5" cy="-1.5" r="9" fill="${iris}"/><circle cx="-.5" cy="-1.5" r="4.3" fill="#120b0c"/>
      <path d="M-18 -14 H20 V${-open * 0.35} Q0 ${-open * 0.75} -18 3Z" fill="#2a1622" opacity=".3"/>
    </g>
    <circle cx="${glint}" cy="-4.5" r="2.4" fill="#fff6df"/>
    <path d="${upper} L${17 + lashes * 5} ${-tilt - lashes * 4}" fill="none" stroke="#1c1013"
      stroke-width="${3 + lashes * 1.3}" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M-10 ${open * 0.62 + 2} Q4 ${open * 0.8 + 4} 14 4" fill="none" stroke="${shade(skin, 0.45)}" stroke-width="1.6"
      stroke-linecap="round" opacity=".6"/>`;
}

function brow({ thick = 8, arch = 6, slant = 0 }, colour) {
  return `<path d="M-20 ${5 + slant} Q0 ${-arch - 4} 24 ${3 - slant} Q2 ${-arch + thick * 0.4} -19 ${5 + slant + thick}Z"
    fill="${colour}" stroke="${colour}" stroke-width="1.5" stroke-linejoin="round"/>`;
}

function nose({ wide = 15, long = 0, hook = 0 }, skin) {
  const tip = 306 + long;
  const dark = shade(skin, 0.42);
  return `
    <path d="M244 258 C${252 + hook} 276 ${250 + hook} ${tip - 14} ${240 + wide + 3} ${tip - 1} Q${240 + wide} ${tip + 10} 242 ${tip + 10}
      Q249 ${tip - 6} 246 ${tip - 20} Q244 276 244 258Z" fill="${dark}" opacity=".42"/>
    <path d="M${240 - wide} ${tip - 5} Q${240 - wide - 4} ${tip + 6} ${240 - wide + 7} ${tip + 6} Q240 ${tip + 15} ${240 + wide - 7} ${tip + 6}
      Q${240 + wide + 4} ${tip + 6} ${240 + wide} ${tip - 5}" fill="none" stroke="${dark}" stroke-width="3"
      stroke-linecap="round" stroke-linejoin="round"/>
    <ellipse cx="236" cy="${tip - 4}" rx="5" ry="4" fill="${light(skin, 0.6)}" opacity=".6"/>
    <path d="M235 262 Q233 280 234 ${tip - 16}" stroke="${light(skin, 0.55)}" stroke-width="4" stroke-linecap="round"
      fill="none" opacity=".4"/>`;
}

function mouth({ wide = 27, smile = 5, full = 6, lips, teeth = false }, skin) {
  const colour = lips ?? mix(skin, '#a04444', 0.42);
  const [left, right, corner] = [240 - wide, 240 + wide, 336 - smile];
  const line = `Q240 ${340 + smile * 0.9} ${right} ${corner}`;
  const upper = `M${left} ${corner} C${left + wide * 0.5} ${332 - full * 0.6} 233 ${330 - full * 0.7} 240 ${332 - full * 0.4}
    C247 ${330 - full * 0.7} ${right - wide * 0.5} ${332 - full * 0.6} ${right} ${corner}`;
  const dimples = mirrored(
    `<path d="M${left - 5} ${corner - 6} Q${left - 9} ${corner} ${left - 4} ${corner + 6}" fill="none" stroke="${shade(skin)}"
      stroke-width="2.4" stroke-linecap="round" opacity=".65"/>`,
  );
  if (teeth) {
    const bottom = 350 + smile + full * 0.4;
    const hole = `M${left} ${corner} Q240 ${336 + smile * 0.2} ${right} ${corner} C${right - 6} ${bottom} ${left + 6} ${bottom} ${left} ${corner}Z`;
    return `${dimples}<path d="${upper} C${right - 2} ${bottom + full + 3} ${left + 2} ${bottom + full + 3} ${left} ${corner}Z" fill="${colour}"/>
      <clipPath id="mouth"><path d="${hole}"/></clipPath>
      <g clip-path="url(#mouth)"><rect x="${left}" y="320" width="${wide * 2}" height="50" fill="#5a1620"/>
        <path d="M${left} 320 H${right} V${corner + 4} Q240 ${344 + smile * 0.7} ${left} ${corner + 4}Z" fill="#fdf3e0"/>
        <ellipse cx="240" cy="${bottom}" rx="${wide * 0.5}" ry="7" fill="#b2474a"/></g>`;
  }
  return `${dimples}<path d="${upper} ${line.replace(`${right} ${corner}`, `${left} ${corner}`)}Z" fill="${shade(colour, 0.16)}"/>
    <path d="M${left + 3} ${corner + 1} Q240 ${340 + smile * 0.9} ${right - 3} ${corner + 1}
      C${right - wide * 0.4} ${346 + full + smile * 0.4} ${left + wide * 0.4} ${346 + full + smile * 0.4} ${left + 3} ${corner + 1}Z" fill="${colour}"/>
    <path d="M${left} ${corner} ${line}" fill="none" stroke="${shade(colour, 0.6)}" stroke-width="2.8" stroke-linecap="round"/>
    <path d="M230 ${343 + smile * 0.7 + full * 0.2} q9 3 16 0" stroke="${light(colour, 0.6)}" stroke-width="2.6" stroke-linecap="round"
      fill="none" opacity=".6"/>`;
}

/** 0 is young, 1 has laugh lines, 2 is weathered, 3 is old. */
function years(lines, skin) {
  const stroke = (d, width = 2.2) =>
    `<path d="${d}" fill="none" stroke="${shade(skin, 0.45)}" stroke-width="${width}" stroke-linecap="round"/>`;
  const marks = [
    mirrored(stroke('M212 312 Q203 322 203 334')),
    mirrored(stroke('M189 280 Q200 288 214 284') + stroke('M181 262 l-9 -4 M181 268 l-9 3')),
    mirrored(stroke('M181 257 l-7 -7 M210 342 Q206 350 210 356')) +
      stroke('M206 208 Q240 201 274 208') +
      stroke('M214 194 Q240 188 266 194'),
  ];
  return `<g opacity=".5">${marks.slice(0, lines).join('')}</g>`;
}

const ears = (cheek, skin) =>
  mirrored(`<path d="M${243 - cheek} 250 C${226 - cheek} 238 ${220 - cheek} 262 ${226 - cheek} 284 C${229 - cheek} 302 ${240 - cheek} 304 ${247 - cheek} 296Z"
      fill="${skin}"/>
    <path d="M${239 - cheek} 260 Q${230 - cheek} 258 ${232 - cheek} 276 Q${236 - cheek} 280 ${237 - cheek} 290" fill="none"
      stroke="${shade(skin)}" stroke-width="3" stroke-linecap="round"/>`);

const freckles = [
  [190, 292],
  [200, 300],
  [208, 291],
  [196, 284],
  [216, 300],
  [186, 302],
  [228, 288],
  [252, 289],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9"/>`)
  .join('');

/** Head and neck without hair. `person.face`, `.eyes`, `.brows`, `.nose` and `.mouth` refine it. */
export function face(person) {
  const { skin, hair } = person;
  const shape = outline(person.face ?? {});
  const cheek = person.face?.cheek ?? 78;
  const apart = person.eyes?.apart ?? 34;
  const browColour = person.brows?.colour ?? shade(hair, 0.25);
  const browY = 264 - 28 - (person.brows?.lift ?? 0);
  return `
    <linearGradient id="skin"><stop stop-color="${light(skin, 0.28)}"/><stop offset=".5" stop-color="${skin}"/>
      <stop offset="1" stop-color="${shade(skin, 0.26)}"/></linearGradient>
    <radialGradient id="blush"><stop stop-color="${mix(skin, '#d8402f', 0.55)}" stop-opacity="${person.blush ?? 0.4}"/>
      <stop offset="1" stop-color="${mix(skin, '#d8402f', 0.55)}" stop-opacity="0"/></radialGradient>
    <clipPath id="face"><path d="${shape}"/></clipPath>
    ${ears(cheek, mix(skin, '#b0503c', 0.12))}
    <path d="${shape}" fill="url(#skin)"/>
    <g clip-path="url(#face)">
      <path d="M330 120 V400 H226 Q262 384 272 352 Q292 330 290 300 Q304 280 298 240 Q304 190 272 130Z"
        fill="${shade(skin, 0.5)}" opacity=".34"/>
      <ellipse cx="194" cy="300" rx="30" ry="24" fill="url(#blush)"/><ellipse cx="286" cy="300" rx="30" ry="24" fill="url(#blush)"/>
      <ellipse cx="206" cy="262" rx="26" ry="17" fill="${shade(skin, 0.5)}" opacity=".16"/>
      <ellipse cx="274" cy="262" rx="26" ry="17" fill="${shade(skin, 0.5)}" opacity=".2"/>
      <ellipse cx="240" cy="360" rx="22" ry="7" fill="${shade(skin, 0.5)}" opacity=".12"/>
    </g>
    ${years(person.years ?? 0, skin)}
    ${person.freckles ? `<g fill="${mix(skin, '#8a3f1c', 0.55)}" opacity=".75">${freckles}<g transform="translate(480) scale(-1 1)">${freckles}</g></g>` : ''}
    ${nose(person.nose ?? {}, skin)}
    ${mouth(person.mouth ?? {}, skin)}
    <g transform="translate(${240 - apart} 264) scale(-1 1)">${eye(person.eyes ?? {}, skin, true)}</g>
    <g transform="translate(${240 + apart} 264)">${eye(person.eyes ?? {}, skin, false)}</g>
    <g transform="translate(${240 - apart} ${browY}) scale(-1 1)">${brow(person.brows ?? {}, browColour)}</g>
    <g transform="translate(${240 + apart} ${browY - (person.brows?.cocked ?? 0)})">${brow(person.brows ?? {}, browColour)}</g>`;
}

/** The neck down to the collar, `half` wide to each side. */
export function neck(skin, half = 40) {
  const shape = `M${240 - half} 320 L${240 - half} 404 Q${236 - half} 426 186 438 L240 545 L294 438
    Q${244 + half} 426 ${240 + half} 404 L${240 + half} 320Z`;
  return `<path d="${shape}" fill="${mix(skin, shade(skin, 0.4), 0.3)}"/>
    <path d="M${240 - half} 340 Q${240 - half} 388 240 408 Q${240 + half - 14} 400 ${240 + half} 392 V330Z" fill="${shade(skin, 0.55)}" opacity=".55"/>
    <path d="M231 460 Q216 447 198 449 M249 460 Q264 447 282 449" fill="none"
      stroke="${shade(skin, 0.45)}" stroke-width="3" stroke-linecap="round" opacity=".5"/>`;
}
