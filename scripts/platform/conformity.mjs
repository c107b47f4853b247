/** Whether manifests are what the API server would take, told by kubeconform. */
import { join } from 'node:path';
import { platform, run, tool } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

const IN = '{{.Group}}/{{.ResourceKind}}-{{.ResourceAPIVersion}}.json';

function kubeconform(texts, channels) {
  const schemas = join(platform, 'schemas');
  // The first that has a schema is believed.
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

const isGood = ({ status }) => status === 'statusValid';

/**
 * How many there are of each kind.
 * @throws Error with what is wrong in them; also where a kind has no schema
 */
export function conforms(texts, channels) {
  const resources = kubeconform(texts, channels);
  const faults = resources.filter((each) => !isGood(each));
  if (faults.length > 0) {
    throw new Error(faults.map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`).join('\n'));
  }
  if (resources.length !== texts.length) {
    throw new Error(`${texts.length} documents, of which ${resources.length} were looked at`);
  }
  return `${resources.length} resources`;
}

/** Puts a field that nobody knows into the first block of a manifest: into `spec`, where there is one. */
function withUnknownField(text) {
  const at = /^spec:$/m.test(text) ? /^spec:$/m : /^metadata:$/m;
  return text.replace(at, (line) => `${line}\n  torchbearerKnowsNoSuchField: true`);
}

/**
 * Proves that no kind is held to a schema that takes anything.
 * @throws Error with the kinds for which that is so
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
    if (resource?.status !== 'statusInvalid') lax.push(`${key} takes a field that it does not know`);
  }
  if (lax.length > 0) throw new Error(lax.join('\n'));
  return `${kinds.size} kinds`;
}
