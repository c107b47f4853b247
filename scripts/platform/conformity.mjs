/** Whether the API server would accept the manifests, as checked by kubeconform. */
import { join } from 'node:path';
import { platform, run, tool } from './tools.mjs';

const IN = '{{.Group}}/{{.ResourceKind}}-{{.ResourceAPIVersion}}.json';

function kubeconform(input, channels) {
  const schemas = join(platform, 'schemas');
  // The first location with a schema wins.
  const locations = [...channels.map((channel) => join(schemas, channel, IN)), join(schemas, IN)];
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
 * Counts the manifests of a stream, of which there should be as many as there are documents.
 * @throws Error with the invalid ones; also if a kind has no schema
 */
export function conforms(stream, { documents, channels }) {
  const resources = kubeconform(stream, channels);
  const invalid = resources.filter((each) => !isValid(each));
  if (invalid.length > 0) {
    throw new Error(invalid.map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`).join('\n'));
  }
  if (resources.length !== documents.length) {
    throw new Error(`${documents.length} documents, but only ${resources.length} were checked`);
  }
  return `${resources.length} resources`;
}

/** A manifest with an unknown field: in its `spec`, if there is one. */
function withUnknownField(document) {
  const block = document.spec ? 'spec' : 'metadata';
  return JSON.stringify({ ...document, [block]: { ...document[block], torchbearerKnowsNoSuchField: true } });
}

/**
 * Proves that no kind's schema accepts everything.
 * @throws Error with the kinds whose schema does
 */
export function refusesUnknownFields(sets) {
  const kinds = new Map();
  for (const { documents, channels } of sets) {
    for (const document of documents) {
      const key = `${document.apiVersion} ${document.kind}`;
      if (!kinds.has(key)) kinds.set(key, { channels, document });
    }
  }
  const lax = [];
  for (const [key, { channels, document }] of kinds) {
    const [resource] = kubeconform(withUnknownField(document), channels);
    if (resource?.status !== 'statusInvalid') lax.push(`${key} accepts an unknown field`);
  }
  if (lax.length > 0) throw new Error(lax.join('\n'));
  return `${kinds.size} kinds`;
}
