/** Files that are not what they claim to be, or larger than they seem. */
import { gzipSync } from 'node:zlib';
import type { Attack, Family } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertNoServerError, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { gif, png } from '../images.js';
import type { Target } from '../target.js';

const SCRIPT = '<script>document.title="owned"</script><?php system($_GET[0]); ?>';

interface File {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}

const BOUNDARY = 'frame-of-an-upload';

function form({ bytes, name = 'me.png', type = 'image/png' }: File): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="profilePicture"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

const upload = ({ send }: Target, token: string, file: File): Promise<HttpResponse> =>
  send({
    path: '/api/users/profile-picture',
    token,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: form(file),
  });

/** Checks that the stored picture was re-encoded and has nothing but the visible content of the file. */
async function assertHarmless(target: Target, response: HttpResponse, about: string): Promise<void> {
  assertStatus(response, 200, about);
  const path = String((response.json as { profilePicture: unknown }).profilePicture);
  assertThat(/^\/api\/pictures\/[\w-]+$/.test(path), `the address of ${about} is ${path}`);
  const { headers, bytes } = await target.send({ path });
  assertEqual(
    [headers['content-type'], headers['x-content-type-options'], bytes.subarray(0, 4).toString('latin1')],
    ['image/webp', 'nosniff', 'RIFF'],
    `headers and beginning of ${about}`,
  );
  assertEqual(bytes.subarray(8, 12).toString('latin1'), 'WEBP', `the format of ${about}`);
  for (const rest of ['script', 'php', 'EXIF', 'Exif', 'XMP ', 'GPS']) {
    assertThat(!bytes.includes(rest), `${about} still contains ${rest}`);
  }
  assertThat(bytes.length < 200_000, `${about} became ${bytes.length} bytes`);
}

const withTail = (picture: Buffer, tail: string | Buffer): Buffer =>
  Buffer.concat([picture, Buffer.from(tail as string)]);

const POLYGLOTS: Readonly<Record<string, File>> = {
  'a PNG with a script after its end': { bytes: withTail(png(), SCRIPT) },
  'a PNG with a script in a comment': { bytes: png({ comment: SCRIPT }) },
  'a GIF that is also a script': { bytes: gif({ comment: `*/=1;${SCRIPT}//` }), name: 'me.js' },
  'a GIF with an archive after its end': { bytes: withTail(gif(), Buffer.from('504b0304140000', 'hex')) },
  'a picture that claims to be a page': { bytes: png(), name: '../../web/index.html', type: 'text/html' },
  'a picture that claims to be SVG': { bytes: png(), name: 'x.svg', type: 'image/svg+xml' },
};

const polyglots: readonly Attack[] = Object.entries(POLYGLOTS).map(([name, file]) => ({
  name: `upload ${name}`,
  run: async (target: Target) => {
    const { token } = await target.newPlayer('painter');
    await assertHarmless(target, await upload(target, token, file), name);
  },
}));

const NO_PICTURES: Readonly<Record<string, File>> = {
  'an SVG with a script': {
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`),
  },
  'an SVG that includes a file': {
    bytes: Buffer.from(
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  },
  'a page': { bytes: Buffer.from(`<!doctype html>${SCRIPT}`) },
  'a PDF': { bytes: Buffer.from('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj') },
  'an archive': { bytes: Buffer.from('504b0304140000000800', 'hex') },
  'a program': { bytes: Buffer.from('7f454c46020101000000000000000000', 'hex') },
  'a TIFF': { bytes: Buffer.from('49492a00080000000000', 'hex') },
  PostScript: { bytes: Buffer.from('%!PS\n(%pipe%id) (r) file\n') },
  'an ImageMagick script': { bytes: Buffer.from('push graphic-context\nfill "url(https://x|id)"\n') },
  'only the head of a PNG': { bytes: png().subarray(0, 24) },
  'half a PNG': { bytes: png({ width: 200, height: 200 }).subarray(0, 60) },
  'a PNG with invalid rows': { bytes: png({ width: 500, height: 500, rows: Buffer.from('short') }) },
  'an empty file': { bytes: Buffer.alloc(0) },
};

const noPictures: readonly Attack[] = Object.entries(NO_PICTURES).map(([name, file]) => ({
  name: `upload ${name} as a picture`,
  run: async (target: Target) => {
    const response = await upload(target, target.attacker.token, file);
    assertRefused(response, ['NOT_AN_IMAGE', 'INVALID_INPUT'], name);
    assertNoServerError(response, name);
  },
}));

/** Small files that decompress to gigabytes. */
const BOMBS: Readonly<Record<string, () => File>> = {
  'a PNG that claims to be 30,000 pixels square': () => ({
    bytes: png({ width: 30_000, height: 30_000, rows: Buffer.alloc(1_000) }),
  }),
  'a PNG that claims to be 2,147,483,647 pixels wide': () => ({
    bytes: png({ width: 2_147_483_647, height: 1, rows: Buffer.alloc(100) }),
  }),
  'a complete PNG of 9,000 pixels square': () => ({ bytes: png({ width: 9_000, height: 9_000 }) }),
};

const bombs: readonly Attack[] = Object.entries(BOMBS).map(([name, make]) => ({
  name: `upload ${name}`,
  run: async (target: Target) => {
    const response = await upload(target, target.attacker.token, make());
    assertRefused(response, ['NOT_AN_IMAGE', 'PICTURE_TOO_LARGE'], name);
  },
}));

/** The first frame of these is a valid picture. */
const largeGifs: readonly Attack[] = [
  { name: 'a GIF of 20,000 frames', frames: 20_000 },
  { name: 'a GIF that claims to be 65,535 pixels square', width: 65_535, height: 65_535 },
].map(({ name, ...made }) => ({
  name: `upload ${name}`,
  run: async (target: Target) => {
    const { token } = await target.newPlayer('painter');
    const response = await upload(target, token, { bytes: gif(made) });
    if (response.status === 200) await assertHarmless(target, response, name);
    else assertRefused(response, 'NOT_AN_IMAGE', name);
  },
}));

const serverFiles: Attack = {
  name: 'read a file of the server by the address of a picture',
  run: async ({ send }) => {
    for (const id of [
      '../../../etc/passwd',
      '..%2f..%2f..%2fetc%2fpasswd',
      '%2e%2e%2fpackage.json',
      '....//....//etc/passwd',
      'C:%5cwindows',
      '%00',
      'file:%2f%2f%2fetc%2fpasswd',
    ]) {
      for (const path of [`/api/pictures/${id}`, `/assets/${id}`, `/${id}`]) {
        const response = await send({ path });
        assertNoServerError(response, path);
        assertThat(!/root:|"workspaces"/.test(response.text), `${path} returned a file`);
      }
    }
  },
};

const csv = ({ send, admin }: Target, body: Buffer | string, type = 'text/csv'): Promise<HttpResponse> =>
  send({
    path: '/api/admin/castaways/import?dryRun=true',
    token: admin.token,
    headers: { 'content-type': type },
    body: Buffer.from(body),
  });

const TABLES: Readonly<Record<string, string | Buffer>> = {
  'a table of a hundred thousand empty lines': `name\n${'\n'.repeat(100_000)}`,
  'a table of a hundred thousand columns': `name${',x'.repeat(100_000)}\n${'a,'.repeat(100_000)}\n`,
  'an unclosed quotation mark': `name,tribe\n"${'x'.repeat(500_000)}`,
  'thousands of quotation marks': `name\n${'""'.repeat(200_000)}\n`,
  'an Excel workbook': Buffer.from('504b030414000600', 'hex'),
  'bytes that are not text': Buffer.from('6e616d650aff00feff', 'hex'),
  'a duplicate column, __proto__ and constructor': 'name,name,__proto__,constructor\na,b,c,d\n',
};

const tables: readonly Attack[] = Object.entries(TABLES).map(([name, body]) => ({
  name: `import ${name} as a CSV file`,
  run: async (target: Target) => {
    const response = await csv(target, body);
    assertNoServerError(response, name);
    assertThat(response.status < 400 || response.code !== null, `${name} got ${response.text.slice(0, 100)}`);
  },
}));

const largeTables: Attack = {
  name: 'import a CSV file of more than 1 MB, compressed or not',
  run: async (target) => {
    const large = `name\n${'x'.repeat(1024 * 1024)}`;
    assertRefused(await csv(target, large), 'TOO_LARGE', 'the CSV file');
    const compressed = await target.send({
      path: '/api/admin/castaways/import?dryRun=true',
      token: target.admin.token,
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(20 * 1024 * 1024)),
    });
    assertRefused(compressed, ['WRONG_TYPE', 'TOO_LARGE'], 'the compressed file');
  },
};

export const uploads: Family = {
  name: 'uploads',
  attacks: [...polyglots, ...noPictures, ...bombs, ...largeGifs, serverFiles, ...tables, largeTables],
};
