/** Examples of responses, put together from the examples of their schemas. */
import type { Json } from './schemas.js';

const PLAIN: Readonly<Record<string, unknown>> = {
  string: 'text',
  integer: 1,
  number: 1.5,
  boolean: true,
  null: null,
};

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A value that the schema describes.
 * @param schema as in the document
 * @param components the document's named schemas, the targets of references
 */
export function exampleOf(schema: unknown, components: Json): unknown {
  if (!isRecord(schema)) return {};
  const reference = schema['$ref'];
  if (typeof reference === 'string')
    return exampleOf(components[reference.split('/').at(-1) ?? ''], components);
  const [given] = Array.isArray(schema['examples']) ? (schema['examples'] as unknown[]) : [];
  if (given !== undefined) return given;
  if (schema['const'] !== undefined) return schema['const'];
  if (Array.isArray(schema['enum'])) return (schema['enum'] as unknown[])[0];
  for (const either of [schema['anyOf'], schema['oneOf'], schema['allOf']]) {
    if (Array.isArray(either)) return exampleOf((either as unknown[])[0], components);
  }
  const type = Array.isArray(schema['type']) ? (schema['type'] as unknown[])[0] : schema['type'];
  if (type === 'array') return [exampleOf(schema['items'], components)];
  if (schema['format'] === 'date-time') return '2025-10-06T19:12:44.120Z';
  if (type === 'object' || isRecord(schema['properties'])) return exampleObject(schema, components);
  return PLAIN[String(type)] ?? {};
}

function exampleObject({ properties }: Json, components: Json): Json {
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, components)]));
}
