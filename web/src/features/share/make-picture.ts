import { photoOf, PLACEHOLDER } from '../../ui/photo.js';
import { drawCard, HEIGHT, WIDTH } from './draw-card.js';
import type { WeekCard } from './week-card.js';

export interface Picture {
  readonly file: File;
  /** A `data:` address, which the page's policy allows. */
  readonly address: string;
}

/** The week as a PNG file, made on this device. @throws Error if the browser can't */
export async function makePicture(
  card: WeekCard,
  aliases: Readonly<Record<string, string>>,
): Promise<Picture> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser has no canvas');
  const [portrait, torch] = await Promise.all([
    card.castaway ? loadPortrait(photoOf(card.castaway, aliases)) : null,
    loadImage('/torch.svg').catch(() => null),
    document.fonts.load("700 60px 'Almendra'"),
    document.fonts.load("700 60px 'Figtree Variable'"),
  ]);
  drawCard(context, card, { portrait, torch });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the browser made no picture');
  const file = new File([blob], fileName(card), { type: 'image/png' });
  return { file, address: canvas.toDataURL('image/png') };
}

const fileName = ({ title }: WeekCard): string => `torchbearer-${title.toLowerCase().replace(' ', '-')}.png`;

/** The placeholder if there is no photo, or if its site does not let pages read it. */
const loadPortrait = (address: string): Promise<HTMLImageElement | null> =>
  loadImage(address)
    .catch(() => loadImage(PLACEHOLDER))
    .catch(() => null);

async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A picture from another site would otherwise make the canvas unreadable.
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  return image;
}
