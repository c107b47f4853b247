// Documents go stale silently and grow, so every path in backticks must exist, every link must lead to a file and a
// heading, and the words are limited.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const MOST_WORDS = 20_000;
const MOST_WORDS_OF = { 'ARCHITECTURE.md': 2_500 };

const roots = /^(proto|rules|kit|parts|gateway|services|local|e2e|bench|web|scripts|helm|k8s|docs|\.ci)\//;
const known = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md', ':!CHANGELOG.md'];
const documents = execFileSync('git', known, { encoding: 'utf8' }).split('\n').filter(existsSync);

/** What links call the headings of a document. */
const anchorsOf = (document) =>
  Array.from(readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );

const problems = [];
let words = 0;
for (const document of documents) {
  const text = readFileSync(document, 'utf8');
  const own = text.split(/\s+/).filter(Boolean).length;
  words += own;
  const most = MOST_WORDS_OF[document];
  if (own > most) problems.push(`${document} has ${own} words, and may have ${most}.`);
  for (const [, path] of text.matchAll(/`([^`\s]+)`/g)) {
    // Placeholders (`<name>`) and patterns (`*`) stand for many files; generated code exists only after a build.
    if (!roots.test(path) || /[<*…]/.test(path) || /^proto\/gen\/|\/dist\//.test(path)) continue;
    if (!existsSync(path)) problems.push(`${document}: ${path} does not exist.`);
  }
  for (const [, path, anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)) {
    const file = path === '' ? document : normalize(join(dirname(document), path));
    if (!existsSync(file)) problems.push(`${document}: ${path} does not exist.`);
    else if (anchor !== '' && !anchorsOf(file).includes(anchor))
      problems.push(`${document}: ${file} has no heading ${anchor}.`);
  }
}
if (words > MOST_WORDS) problems.push(`The documents have ${words} words, and may have ${MOST_WORDS}.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
