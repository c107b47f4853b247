/** YAML to values. Opa reads it as the API server does (YAML 1.1 as Go's sigs.k8s.io/yaml has it), and is here anyway. */
import { outputOf, tool } from './tools.mjs';

/** The documents of a stream; a line of `---` cannot be anything else, since what is in a block is indented. */
export function documentsOf(stream) {
  return stream
    .split(/^---(?:[ \t].*)?$/m)
    .filter((text) => text.split('\n').some((line) => line.trim() !== '' && !line.startsWith('#')));
}

/** The values of many documents, in one go. */
export function parseAll(texts) {
  const query = '[yaml.unmarshal(text) | some text in input]';
  // Without this a document that is no YAML would only leave its place empty.
  const args = ['eval', '--stdin-input', '--strict-builtin-errors', '--format=raw', query];
  return JSON.parse(outputOf(tool('opa'), args, { input: JSON.stringify(texts) }));
}
