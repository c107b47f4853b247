/** Files that are not what they claim to be, or larger than they seem. */
import { forEach, type Attack } from '../attack.js';
import type { HttpResponse } from '../http.js';
import { assertEqual, assertNoServerError, assertRefused, assertStatus, assertThat } from '../assertions.js';
import { gif, png } from '../images.js';
import type { Target } from '../target.js';

const SCRIPT = '<script>document.title="owned"</script><?php system($_GET[0]); ?>';

interface File {
  readonly bytes: Buffer | string;
  readonly name?: string;
  readonly type?: string;
}

const BOUNDARY = 'frame-of-an-upload';

function form({ bytes, name = 'me.png', type = 'image/png' }: File): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="profilePicture"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

async function upload({ send, newPlayer }: Target, file: File): Promise<HttpResponse> {
  const { token } = await newPlayer('painter');
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return await send({ path: '/api/users/profile-picture', token, headers, body: form(file) });
}

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

const PICTURES: Readonly<Record<string, File>> = {
  'a PNG with a script in a comment and after its end': {
    bytes: Buffer.concat([png({ comment: SCRIPT }), Buffer.from(SCRIPT)]),
  },
  'a GIF that is also a script': { bytes: gif({ comment: `*/=1;${SCRIPT}//` }), name: 'me.js' },
  'a picture that claims to be a page': { bytes: png(), name: '../../web/index.html', type: 'text/html' },
  'a picture that claims to be SVG': { bytes: png(), name: 'x.svg', type: 'image/svg+xml' },
};

const NO_PICTURES: Readonly<Record<string, string | Buffer>> = {
  'an SVG with a script': `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`,
  'an SVG that includes a file':
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  PostScript: '%!PS\n(%pipe%id) (r) file\n',
  'an ImageMagick script': 'push graphic-context\nfill "url(https://x|id)"\n',
  'a PNG with invalid rows': png({ width: 500, height: 500, rows: Buffer.from('short') }),
  'a PNG that claims to be 2,147,483,647 pixels wide': png({
    width: 2_147_483_647,
    height: 1,
    rows: Buffer.alloc(100),
  }),
};

/** The first frame of these is a valid picture. */
const LARGE_GIFS: Readonly<Record<string, Buffer>> = {
  'a GIF of 20,000 frames': gif({ frames: 20_000 }),
  'a GIF that claims to be 65,535 pixels square': gif({ width: 65_535, height: 65_535 }),
};

const TABLES: Readonly<Record<string, string | Buffer>> = {
  'a table of a hundred thousand empty lines': `name\n${'\n'.repeat(100_000)}`,
  'a table of a hundred thousand columns': `name${',x'.repeat(100_000)}\n${'a,'.repeat(100_000)}\n`,
  'an unclosed quotation mark': `name,tribe\n"${'x'.repeat(500_000)}`,
  'thousands of quotation marks': `name\n${'""'.repeat(200_000)}\n`,
  'an Excel workbook': Buffer.from('504b030414000600', 'hex'),
  'bytes that are not text': Buffer.from('6e616d650aff00feff', 'hex'),
  'a duplicate column, __proto__ and constructor': 'name,name,__proto__,constructor\na,b,c,d\n',
};

async function importTable({ send, admin: { token } }: Target, body: string | Buffer, about: string) {
  const headers = { 'content-type': 'text/csv' };
  const path = '/api/admin/castaways/import?dryRun=true';
  const response = await send({ path, token, headers, body: Buffer.from(body) });
  assertNoServerError(response, about);
  assertThat(response.status < 400 || response.code !== null, `${about} got ${response.text.slice(0, 100)}`);
}

export const uploads: readonly Attack[] = [
  ...forEach(
    PICTURES,
    (name) => `upload ${name}`,
    async (target, file, name) => assertHarmless(target, await upload(target, file), name),
  ),
  ...forEach(
    NO_PICTURES,
    (name) => `upload ${name} as a picture`,
    async (target, bytes, name) =>
      assertRefused(await upload(target, { bytes }), ['NOT_AN_IMAGE', 'PICTURE_TOO_LARGE'], name),
  ),
  ...forEach(
    LARGE_GIFS,
    (name) => `upload ${name}`,
    async (target, bytes, name) => {
      const response = await upload(target, { bytes });
      if (response.status === 200) await assertHarmless(target, response, name);
      else assertRefused(response, 'NOT_AN_IMAGE', name);
    },
  ),
  ...forEach(TABLES, (name) => `import ${name} as a CSV file`, importTable),
];
