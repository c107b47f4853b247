import { eventually, playerActor } from '@torchbearer/kit/testing';
import { forFile } from '@torchbearer/kit/testing/suites';
import { MAX_PICTURE_BYTES } from '@torchbearer/rules';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { declaredGif, declaredPng, jpeg, movingGif, photo, png } from './images.js';
import { must, reasonOf, startLeague } from './league.js';

const league = await forFile(startLeague());
const { user } = await league.signUp('Portia');
const playerId = user.id;
const player = { actor: playerActor(playerId) };

const upload = async (image: Buffer, as = player) => {
  const { user } = await league.identity.setPicture({ image }, as);
  return must(must(user).profilePicture);
};
const idOf = (address: string): string => must(/^\/api\/pictures\/([0-9a-f-]{36})$/.exec(address)?.[1]);
const stored = async (address: string): Promise<Buffer> =>
  (await league.identity.getPicture({ pictureId: idOf(address) }, league.visitor)).image;
const refused = (image: Buffer) => reasonOf(league.identity.setPicture({ image }, player));

describe('a profile picture', () => {
  it.each([
    ['JPG', () => jpeg()],
    ['PNG', () => png()],
    ['GIF', () => photo(640, 480).gif().toBuffer()],
    ['WebP', () => photo(640, 480).webp().toBuffer()],
  ])('may be a %s and is stored as WebP of 512 pixels at most', async (_kind, make) => {
    const image = await stored(await upload(await make()));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 512, height: 384 });
  });

  it('is not enlarged if it is small', async () => {
    const image = await stored(await upload(await png(40, 30)));
    expect(await sharp(image).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it('keeps transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const file = sharp({ create: { width: 20, height: 20, channels: 4, background: clear } });
    const image = await stored(await upload(await file.png().toBuffer()));
    expect((await sharp(image).metadata()).hasAlpha).toBe(true);
  });

  it('is upright and reveals neither place nor camera', async () => {
    const file = await photo(100, 50)
      .withExif({
        IFD0: { Orientation: '6', Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(file.includes('SecretCamera')).toBe(true);
    const image = await stored(await upload(file));
    const { width, height, exif, icc, xmp, orientation } = await sharp(image).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 50, height: 100 });
    expect(image.includes('SecretCamera')).toBe(false);
  });

  it('is the first frame of an animation', async () => {
    const image = await stored(await upload(await movingGif(5)));
    const { pages, width, height } = await sharp(image).metadata();
    expect({ pages: pages ?? 1, width, height }).toEqual({ pages: 1, width: 32, height: 32 });
    const [red, , blue] = (await sharp(image).stats()).channels;
    expect(must(red).mean).toBeGreaterThan(must(blue).mean);
  });

  it.each([
    [
      'a web page appended to it',
      (file: Buffer) => [file, '<html><script>alert(document.cookie)</script></html>'],
    ],
    [
      'an archive appended to it',
      (file: Buffer) => [file, 'PK\x03\x04 <script>evil.html</script> PK\x05\x06'],
    ],
    [
      'a script in its comment',
      (file: Buffer) => [file.subarray(0, 2), '\xff\xfe\x00\x1b<script>alert(1)</script>', file.subarray(2)],
    ],
  ])('loses %s', async (_what, spoil) => {
    const parts = spoil(await jpeg()).map((part) =>
      Buffer.isBuffer(part) ? part : Buffer.from(part, 'latin1'),
    );
    const file = Buffer.concat(parts);
    expect(file.includes('<script>')).toBe(true);
    const image = await stored(await upload(file));
    expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 512 });
    expect(image.includes('<script>') || image.includes('PK\x03\x04')).toBe(false);
    // A WebP file contains its length: nothing is appended.
    expect(image.readUInt32LE(4) + 8).toBe(image.length);
  });

  it('gets a new address whenever it changes, and the previous one is gone', async () => {
    const { user } = await league.signUp('Ansel');
    const ansel = { actor: playerActor(user.id) };
    const file = await jpeg(64, 64);
    const first = await upload(file, ansel);
    const second = await upload(file, ansel);
    expect(second).not.toBe(first);
    expect(await reasonOf(stored(first))).toBe('PICTURE_NOT_FOUND');
    expect(await reasonOf(stored(second))).toBe('OK');
    expect((await league.identity.getUser({ userId: user.id }, ansel)).user?.profilePicture).toBe(second);
    await eventually(() => {
      const versions = league.published(user).map((published) => published.version);
      expect(versions).toEqual([1, 2, 3]);
    });
  });

  it('is the one shown after twenty concurrent uploads', async () => {
    const { user } = await league.signUp('Brassai');
    const brassai = { actor: playerActor(user.id) };
    const file = await jpeg(64, 64);
    await Promise.all(Array.from({ length: 20 }, () => upload(file, brassai)));
    const rows = await league.database.rows<{ id: string }>('select id from pictures where user_id = $1', [
      user.id,
    ]);
    const shown = (await league.identity.getUser({ userId: user.id }, brassai)).user?.profilePicture;
    expect(rows.map((row) => `/api/pictures/${row.id}`)).toEqual([shown]);
  });

  it('is deleted with its owner', async () => {
    const { user } = await league.signUp('Capa');
    const address = await upload(await jpeg(64, 64), { actor: playerActor(user.id) });
    await league.remove(user);
    expect(await reasonOf(stored(address))).toBe('PICTURE_NOT_FOUND');
  });

  it('can be set when signed in, and is public', async () => {
    const image = await jpeg(64, 64);
    expect(await reasonOf(league.identity.setPicture({ image }, league.visitor))).toBe('NOT_SIGNED_IN');
    expect(await reasonOf(stored(await upload(image)))).toBe('OK');
  });

  it.each([randomUUID(), '', 'x', '../../etc/passwd', 'a\0b', 'x'.repeat(100_000)])(
    'is not found under %.40s',
    async (pictureId) => {
      expect(await reasonOf(league.identity.getPicture({ pictureId }, league.visitor))).toBe(
        'PICTURE_NOT_FOUND',
      );
    },
  );
});

describe('a file that is not a picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  it.each([
    ['nothing', ''],
    ['one byte', '\xff'],
    ['text', 'a picture of me'],
    ['an SVG', svg],
    ['an SVG with a prolog', `<?xml version="1.0"?>${svg}`],
    ['a web page', '<!doctype html><html><script>alert(1)</script></html>'],
    ['a PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
    ['an archive', 'PK\x03\x04\x14\x00\x00\x00\x08\x00'],
    ['a program', 'MZ\x90\x00\x03\x00\x00\x00'],
    ['a script that begins as a GIF', 'GIF89a/*\x00\x00*/=1;alert(document.cookie);//'],
    ['a bare JPEG signature', '\xff\xd8\xff\xe0\x00\x10JFIF\x00'],
    ['a bare PNG signature', '\x89PNG\r\n\x1a\n'],
    ['a web page that ends as a JPEG', '<html></html>\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01'],
  ])('is refused: %s', async (_what, content) => {
    expect(await refused(Buffer.from(content, 'latin1'))).toBe('NOT_AN_IMAGE');
  });

  it.each([
    ['a TIFF', () => photo(32, 32).tiff().toBuffer()],
    ['an AVIF', () => photo(32, 32).avif().toBuffer()],
    ['half a JPG', async () => (await jpeg()).subarray(0, 4_000)],
    ['half a PNG', async () => (await png()).subarray(0, 1_000)],
    ['a PNG with noise for pixels', async () => (await png()).fill(0x55, 60, 900)],
  ])('is refused: %s', async (_what, make) => {
    expect(await refused(await make())).toBe('NOT_AN_IMAGE');
  });

  it('is refused above 5 MB, whatever it contains, and accepted up to 5 MB', async () => {
    const file = await jpeg(64, 64);
    const padded = (bytes: number) => Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
    expect(await refused(padded(MAX_PICTURE_BYTES))).toBe('OK');
    expect(await refused(padded(MAX_PICTURE_BYTES + 1))).toBe('PICTURE_TOO_LARGE');
    expect(await refused(Buffer.alloc(MAX_PICTURE_BYTES + 1))).toBe('PICTURE_TOO_LARGE');
  });
});

describe('a decompression bomb', () => {
  it.each([
    [
      'a PNG that says it has 50,000 by 50,000 pixels',
      () => declaredPng(50_000, 50_000, Buffer.alloc(50_001)),
    ],
    ['a PNG that has 10,000 by 10,000 pixels', () => declaredPng(10_000, 10_000, Buffer.alloc(100_010_000))],
    ['a GIF of a thousand frames of 65,535 by 65,535', () => declaredGif(1_000)],
  ])('is refused: %s', async (_what, make) => {
    const file = make();
    expect(file.length).toBeLessThan(200_000);
    expect(await refused(file)).toBe('NOT_AN_IMAGE');
  });

  it('is not suspected in a small PNG with the same headers', async () => {
    expect(await refused(declaredPng(100, 100, Buffer.alloc(10_100)))).toBe('OK');
  });

  it('does not slow down other calls, even many at once', async () => {
    const bomb = declaredPng(50_000, 50_000, Buffer.alloc(50_001));
    const bombs = Promise.all(Array.from({ length: 20 }, () => refused(bomb)));
    expect(await reasonOf(league.identity.getUser({ userId: playerId }, player))).toBe('OK');
    expect(new Set(await bombs)).toEqual(new Set(['NOT_AN_IMAGE']));
    expect(await refused(await jpeg(64, 64))).toBe('OK');
  });
});
