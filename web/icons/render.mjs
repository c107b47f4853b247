/**
 * Draws the icons of the installed site into web/public/icons, from web/public/torch.svg. The pictures are committed,
 * so this runs by hand and only after the torch was changed:
 *
 *     node web/icons/render.mjs
 *
 * Chromium renders the drawings; CHROMIUM names the binary, by default `chromium` on the path.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Corners, and the torch's top and height, as parts of the side. A mask may cut away all but the middle four fifths. */
const whole = { corner: 0.22, top: 0.12, height: 1 };
const maskable = { corner: 0, top: 0.2, height: 0.86 };

const icons = [
  { file: '192.png', side: 192, ...whole },
  { file: '512.png', side: 512, ...whole },
  { file: 'maskable-192.png', side: 192, ...maskable },
  { file: 'maskable-512.png', side: 512, ...maskable },
  // iOS rounds corners by itself and shows black where nothing is.
  { file: 'apple-touch-icon.png', side: 180, ...whole, corner: 0 },
];

const torch = readFileSync(new URL('../public/torch.svg', import.meta.url), 'utf8');

/** Torchlight in rings: smooth light would make the files ten times as large. */
const drawing = ({ side, corner, top, height }) => `<!doctype html><style>
  html, body { margin: 0; background: transparent }
  div { width: ${side}px; height: ${side}px; border-radius: ${side * corner}px; overflow: hidden; text-align: center;
    background: radial-gradient(circle at 50% ${(top + height * 0.28) * 100}%,
      #1b4c53 0 24%, #123a41 calc(24% + 1px) 36%, #0b2328 calc(36% + 1px) 50%, #07181b calc(50% + 1px)) }
  svg { height: ${side * height}px; margin-top: ${side * top}px }
</style><div>${torch}</div>`;

const workshop = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  const folder = fileURLToPath(new URL('../public/icons/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  // Chromium doesn't start its sandbox for root.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  for (const icon of icons) {
    const page = join(workshop, 'page.html');
    const picture = join(folder, icon.file);
    writeFileSync(page, drawing(icon));
    execFileSync(
      process.env.CHROMIUM ?? 'chromium',
      [
        '--headless',
        '--disable-gpu',
        '--hide-scrollbars',
        '--force-device-scale-factor=1',
        '--default-background-color=00000000',
        `--user-data-dir=${workshop}`,
        `--window-size=${icon.side},${icon.side}`,
        `--screenshot=${picture}`,
        ...asRoot,
        page,
      ],
      { stdio: 'ignore' },
    );
    console.log(`${icon.file}  ${statSync(picture).size} bytes`);
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
