/** Draws the picture of a week, in the colors and fonts of the page. */
import type { WeekCard } from './week-card.js';

export const WIDTH = 1080;
export const HEIGHT = 1350;
const MARGIN = 96;
const PORTRAIT = 420;
const PAPER_TOP = 985;

interface Pictures {
  readonly portrait: CanvasImageSource | null;
  readonly torch: CanvasImageSource | null;
}

export function drawCard(context: CanvasRenderingContext2D, card: WeekCard, pictures: Pictures): void {
  const page = getComputedStyle(document.documentElement);
  const token = (name: string): string => page.getPropertyValue(name).trim();
  const display = token('--tb-font-display');
  const plain = token('--tb-font');

  /** One line around the middle, smaller if it would not fit. @param y of the baseline */
  const line = (text: string, y: number, size: number, color: string, font = plain, weight = 700): void => {
    context.font = `${weight} ${size}px ${font}`;
    const fits = Math.min(1, (WIDTH - 2 * MARGIN) / context.measureText(text).width);
    context.font = `${weight} ${Math.floor(size * fits)}px ${font}`;
    context.fillStyle = color;
    context.fillText(text, WIDTH / 2, y);
  };

  const sky = context.createRadialGradient(WIDTH / 2, 480, 80, WIDTH / 2, 480, 900);
  sky.addColorStop(0, token('--tb-bg-glow'));
  sky.addColorStop(1, token('--tb-bg'));
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textAlign = 'center';

  if (pictures.torch) context.drawImage(pictures.torch, WIDTH / 2 - 36, 48, 72, 72);
  line('Torchbearer', 190, 60, token('--tb-gold'), display);
  line(card.title, 300, 96, token('--tb-text'), display);

  portrait(context, pictures.portrait, token);
  line(card.castaway?.name ?? 'No pick', 850, 56, token('--tb-text'));
  line(card.points, 930, 60, token('--tb-ember'));

  context.fillStyle = token('--tb-parchment');
  context.beginPath();
  context.roundRect(MARGIN, PAPER_TOP, WIDTH - 2 * MARGIN, HEIGHT - PAPER_TOP - 70, 36);
  context.fill();
  context.strokeStyle = token('--tb-parchment-edge');
  context.lineWidth = 4;
  context.stroke();
  const ink = token('--tb-parchment-ink');
  line(card.rank, PAPER_TOP + 120, 112, ink, display);
  line(card.name, PAPER_TOP + 190, 52, ink, display);
  const below = [card.moved, card.total].filter(Boolean).join('  ·  ');
  line(below, PAPER_TOP + 254, 36, token('--tb-parchment-ink-dim'), plain, 600);
}

function portrait(
  context: CanvasRenderingContext2D,
  picture: CanvasImageSource | null,
  token: (name: string) => string,
): void {
  const [x, y, radius] = [WIDTH / 2, 560, PORTRAIT / 2];
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = token('--tb-surface-raised');
  context.fillRect(x - radius, y - radius, PORTRAIT, PORTRAIT);
  if (picture) context.drawImage(picture, x - radius, y - radius, PORTRAIT, PORTRAIT);
  context.restore();
  context.beginPath();
  context.arc(x, y, radius + 6, 0, 2 * Math.PI);
  context.strokeStyle = token('--tb-gold');
  context.lineWidth = 10;
  context.stroke();
}
