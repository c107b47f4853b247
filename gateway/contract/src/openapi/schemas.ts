/** Zod schemas as the OpenAPI document's components. OpenAPI 3.1 speaks JSON Schema, and so does zod. */
import * as z from 'zod';
import type { Json } from './json.js';

/** Formats whose name says it all; zod adds a regular expression that nobody wants to read. */
const PLAIN_FORMATS = new Set(['date-time', 'uuid', 'email']);

/** Collects every schema that has an id; the others stand where they are used. */
export class SchemaCollection {
  readonly #named = new Map<string, Json>();

  /** A schema of what callers may send. */
  input(schema: z.ZodType): Json {
    return this.#collect(schema, 'input');
  }

  /** A schema of what they get. */
  output(schema: z.ZodType): Json {
    return this.#collect(schema, 'output');
  }

  /** Everything named so far, by name. */
  components(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #collect(schema: z.ZodType, io: 'input' | 'output'): Json {
    // As a part of something, a schema with an id of its own comes out as a reference too.
    const whole = z.toJSONSchema(z.object({ part: schema }), { io, override: tidy });
    for (const [name, definition] of Object.entries(whole.$defs ?? {})) {
      this.#add(name, pointedAtComponents(definition) as Json);
    }
    return pointedAtComponents(whole.properties?.['part']) as Json;
  }

  #add(name: string, definition: Json): void {
    const known = this.#named.get(name);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(definition)) {
      throw new Error(`Two different schemas are called ${name}`);
    }
    this.#named.set(name, definition);
  }
}

function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined && PLAIN_FORMATS.has(jsonSchema.format)) delete jsonSchema.pattern;
  // An answer may grow; a caller must not fail over a field that it doesn't know.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  delete jsonSchema.id;
}

/** The same schema with `#/$defs/X` as `#/components/schemas/X`. */
function pointedAtComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointedAtComponents);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === '$ref' && typeof part === 'string'
        ? part.replace('#/$defs/', '#/components/schemas/')
        : pointedAtComponents(part),
    ]),
  );
}
