/** Files that are not what they claim, or larger than they seem. */
import { gzipSync } from 'node:zlib';
import type { Attack, Family } from '../attack.js';
import type { Answer } from '../ask.js';
import { answered, holds, refused, same, unbroken } from '../expected.js';
import { gif, png } from '../images.js';
import type { Place } from '../place.js';

const SCRIPT = '<script>document.title="owned"</script><?php system($_GET[0]); ?>';
const MOST_BYTES = 5 * 1024 * 1024;

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

const upload = ({ ask }: Place, token: string, file: File): Promise<Answer> =>
  ask({
    path: '/api/users/profile-picture',
    token,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: form(file),
  });

/** The stored picture is re-encoded by us, with only the visible content of the file. */
async function isHarmless(place: Place, answer: Answer, about: string): Promise<void> {
  answered(answer, 200, about);
  const path = String((answer.json as { profilePicture: unknown }).profilePicture);
  holds(/^\/api\/pictures\/[\w-]+$/.test(path), `${about} is shown from ${path}`);
  const { headers, bytes } = await place.ask({ path });
  same(
    [headers['content-type'], headers['x-content-type-options'], bytes.subarray(0, 4).toString('latin1')],
    ['image/webp', 'nosniff', 'RIFF'],
    `${about} came back as`,
  );
  same(bytes.subarray(8, 12).toString('latin1'), 'WEBP', `${about} came back as`);
  for (const rest of ['script', 'php', 'EXIF', 'Exif', 'XMP ', 'GPS']) {
    holds(!bytes.includes(rest), `${about} still holds ${rest}`);
  }
  holds(bytes.length < 200_000, `${about} became ${bytes.length} bytes`);
}

const withTail = (picture: Buffer, tail: string | Buffer): Buffer =>
  Buffer.concat([picture, Buffer.from(tail as string)]);

const POLYGLOTS: Readonly<Record<string, File>> = {
  'a PNG with a script behind its end': { bytes: withTail(png(), SCRIPT) },
  'a PNG with a script in a comment': { bytes: png({ comment: SCRIPT }) },
  'a GIF that is a script too': { bytes: gif({ comment: `*/=1;${SCRIPT}//` }), name: 'me.js' },
  'a GIF with an archive behind its end': { bytes: withTail(gif(), Buffer.from('504b0304140000', 'hex')) },
  'a picture that calls itself a page': { bytes: png(), name: '../../web/index.html', type: 'text/html' },
  'a picture that calls itself SVG': { bytes: png(), name: 'x.svg', type: 'image/svg+xml' },
};

const polyglots: readonly Attack[] = Object.entries(POLYGLOTS).map(([name, file]) => ({
  name,
  run: async (place: Place) => {
    const { token } = await place.newPlayer('painter');
    await isHarmless(place, await upload(place, token, file), name);
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
  'the head of a PNG and nothing else': { bytes: png().subarray(0, 24) },
  'half a PNG': { bytes: png({ width: 200, height: 200 }).subarray(0, 60) },
  'a PNG whose rows are rubbish': { bytes: png({ width: 500, height: 500, rows: Buffer.from('short') }) },
  nothing: { bytes: Buffer.alloc(0) },
};

const noPictures: readonly Attack[] = Object.entries(NO_PICTURES).map(([name, file]) => ({
  name: `${name} for a picture`,
  run: async (place: Place) => {
    const answer = await upload(place, place.attacker.token, file);
    refused(answer, ['NOT_AN_IMAGE', 'INVALID_INPUT'], name);
    unbroken(answer, name);
  },
}));

/** Small when compressed, gigabytes when decompressed. */
const BOMBS: Readonly<Record<string, () => File>> = {
  'a PNG that says it is 30,000 pixels square': () => ({
    bytes: png({ width: 30_000, height: 30_000, rows: Buffer.alloc(1_000) }),
  }),
  'a PNG that says it is 2,147,483,647 pixels wide': () => ({
    bytes: png({ width: 2_147_483_647, height: 1, rows: Buffer.alloc(100) }),
  }),
  'a PNG of 9,000 pixels square, whole': () => ({ bytes: png({ width: 9_000, height: 9_000 }) }),
};

const bombs: readonly Attack[] = Object.entries(BOMBS).map(([name, make]) => ({
  name,
  run: async (place: Place) => {
    const answer = await upload(place, place.attacker.token, make());
    refused(answer, ['NOT_AN_IMAGE', 'PICTURE_TOO_LARGE'], name);
  },
}));

/** One frame of these is a valid picture. */
const largeGifs: readonly Attack[] = [
  { name: 'a GIF of 20,000 frames', frames: 20_000 },
  { name: 'a GIF that says it is 65,535 pixels square', width: 65_535, height: 65_535 },
].map(({ name, ...made }) => ({
  name,
  run: async (place: Place) => {
    const { token } = await place.newPlayer('painter');
    const answer = await upload(place, token, { bytes: gif(made) });
    if (answer.status === 200) await isHarmless(place, answer, name);
    else refused(answer, 'NOT_AN_IMAGE', name);
  },
}));

const oversize: Attack = {
  name: 'a byte more than 5 MB',
  run: async (place) => {
    const bytes = Buffer.concat([png(), Buffer.alloc(MOST_BYTES)]);
    refused(await upload(place, place.attacker.token, { bytes }), 'PICTURE_TOO_LARGE', 'the file');
  },
};

const flood: Attack = {
  name: 'picture after picture',
  run: async (place) => {
    const { token } = await place.newPlayer('painter');
    const codes = [];
    for (let turn = 0; turn < 22; turn++) codes.push((await upload(place, token, { bytes: png() })).code);
    same(codes.at(-1), 'TOO_MANY_REQUESTS', 'the 22nd in an hour was answered');
  },
};

const unlisted: Attack = {
  name: 'read a file by the address of a picture',
  run: async ({ ask }) => {
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
        const answer = await ask({ path });
        unbroken(answer, path);
        holds(!/root:|"workspaces"/.test(answer.text), `${path} told a file`);
      }
    }
  },
};

const csv = ({ ask, admin }: Place, body: Buffer | string, type = 'text/csv'): Promise<Answer> =>
  ask({
    path: '/api/admin/castaways/import?dryRun=true',
    token: admin.token,
    headers: { 'content-type': type },
    body: Buffer.from(body),
  });

const TABLES: Readonly<Record<string, string | Buffer>> = {
  'a table of a hundred thousand empty lines': `name\n${'\n'.repeat(100_000)}`,
  'a table of a hundred thousand columns': `name${',x'.repeat(100_000)}\n${'a,'.repeat(100_000)}\n`,
  'a quotation mark that never ends': `name,tribe\n"${'x'.repeat(500_000)}`,
  'quotation marks in thousands': `name\n${'""'.repeat(200_000)}\n`,
  'a workbook': Buffer.from('504b030414000600', 'hex'),
  'bytes that are no text': Buffer.from('6e616d650aff00feff', 'hex'),
  'a heading twice, and prototypes': 'name,name,__proto__,constructor\na,b,c,d\n',
};

const tables: readonly Attack[] = Object.entries(TABLES).map(([name, body]) => ({
  name: `${name} for a CSV file`,
  run: async (place: Place) => {
    const answer = await csv(place, body);
    unbroken(answer, name);
    holds(answer.status < 400 || answer.code !== null, `${name} was answered ${answer.text.slice(0, 100)}`);
  },
}));

const largeTables: Attack = {
  name: 'a CSV file of more than 1 MB, packed or not',
  run: async (place) => {
    const large = `name\n${'x'.repeat(1024 * 1024)}`;
    refused(await csv(place, large), 'TOO_LARGE', 'the file');
    const packed = await place.ask({
      path: '/api/admin/castaways/import?dryRun=true',
      token: place.admin.token,
      headers: { 'content-type': 'text/csv', 'content-encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(20 * 1024 * 1024)),
    });
    refused(packed, ['WRONG_TYPE', 'TOO_LARGE'], 'the packed file');
  },
};

export const uploads: Family = {
  name: 'uploads',
  attacks: [
    ...polyglots,
    ...noPictures,
    ...bombs,
    ...largeGifs,
    oversize,
    flood,
    unlisted,
    ...tables,
    largeTables,
  ],
};
