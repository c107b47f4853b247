import { execFile } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { linkLibraries } from '../src/postgres-binaries.js';
import { temporaryFolder } from './temporary-folder.js';

/** A package as npm unpacks it: with the list of links, but without the links. */
function unpacked(): string {
  const root = temporaryFolder();
  const lib = join(root, 'native', 'lib');
  mkdirSync(lib, { recursive: true });
  const links = ['a', 'b', 'c'].map((name) => {
    writeFileSync(join(lib, `lib${name}.so.1.0`), name);
    return { source: `native/lib/lib${name}.so.1.0`, target: `native/lib/lib${name}.so.1` };
  });
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  return root;
}

const contents = (root: string) =>
  ['a', 'b', 'c'].map((name) => readFileSync(join(root, 'native', 'lib', `lib${name}.so.1`), 'utf8'));

describe('the links that Postgres needs among its libraries', () => {
  test('are created if npm ran no install script, and creating them again is harmless', () => {
    const root = unpacked();
    linkLibraries(root);
    linkLibraries(root);
    expect(contents(root)).toEqual(['a', 'b', 'c']);
    expect(readdirSync(join(root, 'native', 'lib'))).toHaveLength(6);
  });

  test('are repaired if one is broken', () => {
    const root = unpacked();
    symlinkSync('moved-away', join(root, 'native', 'lib', 'liba.so.1'));
    linkLibraries(root);
    expect(contents(root)).toEqual(['a', 'b', 'c']);
  });

  test('are created once if several processes start at the same moment', async () => {
    const root = unpacked();
    const module = fileURLToPath(new URL('../src/postgres-binaries.ts', import.meta.url));
    const script = `import(${JSON.stringify(module)}).then((m) => m.linkLibraries(${JSON.stringify(root)}))`;
    const run = () => promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', script]);
    await Promise.all([run(), run(), run()]);
    expect(contents(root)).toEqual(['a', 'b', 'c']);
    expect(readdirSync(join(root, 'native', 'lib'))).toHaveLength(6);
  });

  test.skipIf(process.platform === 'win32')('are symbolic links', () => {
    const root = unpacked();
    linkLibraries(root);
    expect(lstatSync(join(root, 'native', 'lib', 'liba.so.1')).isSymbolicLink()).toBe(true);
    expect(contents(root)).toEqual(['a', 'b', 'c']);
  });

  test('that cannot be created cause an error that says what to do', () => {
    const root = unpacked();
    const missing = [{ source: 'native/lib/liba.so.1.0', target: 'native/elsewhere/liba.so.1' }];
    writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(missing));
    expect(() => {
      linkLibraries(root);
    }).toThrow(/lacks the link .*elsewhere.*npm rebuild/);
  });
});
