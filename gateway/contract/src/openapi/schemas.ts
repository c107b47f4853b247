/** Zod schemas as the OpenAPI document's components: OpenAPI 3.1 uses JSON Schema, which zod can generate. */
import * as z from 'zod';

/** A part of the document. */
export type Json = Record<string, unknown>;

type Kind = 'schemas' | 'responses' | 'parameters' | 'headers';

export const reference = (kind: Kind, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** Formats that need no pattern; zod adds a regular expression that no reader wants. */
const PLAIN_FORMATS = new Set(['date-time', 'uuid', 'email']);

/** Collects every schema that has an id; the others are inlined. */
export class SchemaCollection {
  readonly #named = new Map<string, Json>();

  /** A schema of request data. */
  input(schema: z.ZodType): Json {
    return this.#collect(schema, 'input');
  }

  /** A schema of response data. */
  output(schema: z.ZodType): Json {
    return this.#collect(schema, 'output');
  }

  /** Everything named so far, by name. */
  components(): Json {
    return Object.fromEntries([...this.#named].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  #collect(schema: z.ZodType, io: 'input' | 'output'): Json {
    // When nested, a schema with an id comes out as a reference too.
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
  // Responses may gain fields; a client must not fail on an unknown one.
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
