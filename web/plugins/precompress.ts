import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts and pictures are compressed already. */
const WORTH_IT = /\.(js|css|svg)$/;

const pack = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts `<name>.br` and `<name>.gz` beside each built asset, which the gateway then need not make for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'torchbearer-precompress',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      sequential: true,
      async handler({ dir = 'dist' }) {
        const folder = join(dir, 'assets');
        const names = (await readdir(folder)).filter((name) => WORTH_IT.test(name));
        await Promise.all(
          names.map(async (name) => {
            const content = await readFile(join(folder, name));
            for (const [ending, packed] of Object.entries(pack)) {
              await writeFile(join(folder, `${name}.${ending}`), await packed(content));
            }
          }),
        );
      },
    },
  };
}
