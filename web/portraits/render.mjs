/**
 * Draws the sample season's castaways into web/public/images. The pictures are committed, so this runs by hand and
 * only after one of them was changed here:
 *
 *     node web/portraits/render.mjs
 *
 * Chromium renders the drawings; CHROMIUM names the binary, by default `chromium` on the path.
 */
import { execFileSync } from 'node:child_process';
import { Buffer } from 'node:buffer';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kesso } from './kesso.mjs';
import { maravu } from './maravu.mjs';
import { placeholder } from './placeholder.mjs';
import { portrait } from './portrait.mjs';
import { tolani } from './tolani.mjs';

const MOST_BYTES = 20_000;

const drawings = [
  ...Object.entries({ Maravu: maravu, Tolani: tolani, Kesso: kesso }).flatMap(([tribe, cast]) =>
    cast.map((person) => ({
      file: `${person.name.toLowerCase().replaceAll(' ', '-')}.webp`,
      type: 'image/webp',
      svg: portrait(tribe, person),
    })),
  ),
  { file: 'placeholder.png', type: 'image/png', svg: placeholder },
];

/**
 * Runs in the page once every drawing has loaded, and puts the best quality that fits into the page's text as
 * base64.
 */
const inThePage = `onload = () => {
  const canvas = document.createElement('canvas');
  const pictures = [...document.images].map((image) => {
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext('2d').drawImage(image, 0, 0);
    for (let quality = 0.92; ; quality -= 0.02) {
      const base64 = canvas.toDataURL(image.dataset.type, quality).split(',')[1];
      if (base64.length * 0.75 <= ${MOST_BYTES} || quality < 0.5) return base64;
    }
  });
  document.body.textContent = pictures.join(' ');
}`;

const base64 = (text) => Buffer.from(text).toString('base64');
const images = drawings.map(
  ({ svg, type }) => `<img data-type="${type}" src="data:image/svg+xml;base64,${base64(svg)}">`,
);

const workshop = mkdtempSync(join(tmpdir(), 'portraits-'));
try {
  const page = join(workshop, 'page.html');
  writeFileSync(page, `<!doctype html><body>${images.join('')}<script>${inThePage}</script></body>`);
  // Chromium doesn't start its sandbox for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const html = execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    ['--headless', '--disable-gpu', `--user-data-dir=${workshop}`, ...asRoot, '--dump-dom', page],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const pictures = /<body>([\w+/= ]+)<\/body>/.exec(html)?.[1]?.split(' ') ?? [];
  if (pictures.length !== drawings.length) throw new Error('Chromium drew nothing');
  const folder = new URL('../public/images/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [index, { file }] of drawings.entries()) {
    const bytes = Buffer.from(pictures[index], 'base64');
    writeFileSync(new URL(file, folder), bytes);
    console.log(`${file}  ${bytes.length} bytes`);
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
