/** All our shell scripts: by extension, or by the first line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outputOf, root } from './tools.mjs';

export function shellScripts() {
  const known = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = outputOf('git', [...known, '--', '.ci', 'k8s', 'helm', 'scripts']).split('\0');
  return files.filter((file) => {
    if (file.endsWith('.sh')) return true;
    if (file === '' || /\.[a-z]+$/.test(file)) return false;
    return /^#!.*\b(ba|da)?sh\b/.test(readFileSync(join(root, file), 'utf8'));
  });
}
