/** Whether the API server would accept the manifests, as checked by kubeconform. */
import { join } from 'node:path';
import { platform, run, tool } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

const IN = '{{.Group}}/{{.ResourceKind}}-{{.ResourceAPIVersion}}.json';

function kubeconform(texts, channels) {
  const schemas = join(platform, 'schemas');
  // The first location with a schema wins.
  const locations = [...channels.map((channel) => join(schemas, channel, IN)), join(schemas, IN)];
  const input = texts.map((text) => `---\n${text}`).join('\n');
  const args = [
    ...['-strict', '-output', 'json', '-verbose'],
    ...locations.flatMap((each) => ['-schema-location', each]),
  ];
  const { out, said } = run(tool('kubeconform'), args, { input });
  try {
    return JSON.parse(out).resources;
  } catch (error) {
    throw new Error(said, { cause: error });
  }
}

const isValid = ({ status }) => status === 'statusValid';

/**
 * Counts the manifests of each kind.
 * @throws Error with the invalid ones; also if a kind has no schema
 */
export function conforms(texts, channels) {
  const resources = kubeconform(texts, channels);
  const invalid = resources.filter((each) => !isValid(each));
  if (invalid.length > 0) {
    throw new Error(invalid.map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`).join('\n'));
  }
  if (resources.length !== texts.length) {
    throw new Error(`${texts.length} documents, but only ${resources.length} were checked`);
  }
  return `${resources.length} resources`;
}

/** Adds an unknown field to the first block of a manifest: to `spec`, if there is one. */
function withUnknownField(text) {
  const at = /^spec:$/m.test(text) ? /^spec:$/m : /^metadata:$/m;
  return text.replace(at, (line) => `${line}\n  torchbearerKnowsNoSuchField: true`);
}

/**
 * Proves that no kind's schema accepts everything.
 * @throws Error with the kinds whose schema does
 */
export function refusesUnknownFields(sets) {
  const kinds = new Map();
  for (const { texts, documents, channels } of sets) {
    documents.forEach(({ apiVersion, kind }, place) => {
      const key = `${apiVersion} ${kind}`;
      if (!kinds.has(key)) kinds.set(key, { channels, text: texts[place] });
    });
  }
  const lax = [];
  for (const [key, { channels, text }] of kinds) {
    const [resource] = kubeconform(documentsOf(withUnknownField(text)), channels);
    if (resource?.status !== 'statusInvalid') lax.push(`${key} accepts an unknown field`);
  }
  if (lax.length > 0) throw new Error(lax.join('\n'));
  return `${kinds.size} kinds`;
}
