/** Parses YAML with opa, which reads it as the API server does (YAML 1.1 by Go's sigs.k8s.io/yaml). */
import { outputOf, tool } from './tools.mjs';

/** The documents of a stream; a line of `---` is always a separator, because block content is indented. */
export function documentsOf(stream) {
  return stream
    .split(/^---(?:[ \t].*)?$/m)
    .filter((text) => text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#')));
}

/** The values of many documents, in one run. */
export function parseAll(texts) {
  const query = '[yaml.unmarshal(text) | some text in input]';
  // Otherwise an invalid document would only leave an empty entry.
  const args = ['eval', '--stdin-input', '--strict-builtin-errors', '--format=raw', query];
  return JSON.parse(outputOf(tool('opa'), args, { input: JSON.stringify(texts) }));
}
