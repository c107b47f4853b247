// Every path in backticks in the documents must exist: documents go stale silently.
import { existsSync, readFileSync } from 'node:fs';

const roots = /^(proto|rules|kit|parts|gateway|services|local|e2e|bench|web|scripts|\.ci)\//;
const lost = [];
for (const document of ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/security.md']) {
  for (const [, path] of readFileSync(document, 'utf8').matchAll(/`([^`\s]+)`/g)) {
    // Placeholders (`<name>`) and patterns (`*`) stand for many files; generated code exists only after a build.
    if (!roots.test(path) || /[<*…]/.test(path) || path.startsWith('proto/gen/')) continue;
    if (!existsSync(path)) lost.push(`${document}: ${path}`);
  }
}
if (lost.length > 0) {
  console.error(`These paths do not exist:\n${lost.join('\n')}`);
  process.exit(1);
}
