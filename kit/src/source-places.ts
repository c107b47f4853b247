import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a built file of ours, in a line of a stack: `file:///app/kit/dist/log.js:12:3`. */
const BUILT_PLACE = /file:\/\/[^\s()]+\/dist\/[^\s()]+\.js:\d+:\d+/g;

/** The source map of a built file, by its URL; null if there is none. */
const maps = new Map<string, SourceMap | null>();

/**
 * A stack whose built files (`dist/….js`) are replaced by their sources (`src/….ts`). A map is read when an error of its
 * file is logged; `node --enable-source-maps` would read those of all files and packages at the start, 15 MB.
 */
export function inSources(stack: string): string {
  return stack.replaceAll(BUILT_PLACE, (built) => {
    const [, url = '', line, column] = /^(.+):(\d+):(\d+)$/.exec(built) ?? [];
    const origin = mapOf(url)?.findOrigin(Number(line), Number(column));
    if (!origin || !('fileName' in origin)) return built;
    const source = fileURLToPath(new URL(origin.fileName, url));
    return `${source}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')) as SourceMap['payload']);
  } catch {
    // A file without a map, of a package.
    return null;
  }
}
