import { REASONS } from '@torchbearer/rules';
import { describe, expect, it } from 'vitest';
import { isJson, refusalsOf, type Call } from './call.js';
import { calls } from './calls/index.js';
import { ErrorBodySchema } from './errors.js';
import * as objects from './objects/index.js';
import { openApiDocument } from './openapi.js';
import { validate } from './request.js';

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  schema?: { type?: string; minimum?: number; maximum?: number; format?: string };
}
interface Response {
  description: string;
  headers: Record<string, { $ref: string }>;
  content?: Record<string, { schema: unknown; examples?: Record<string, { value: unknown }> }>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security: object[];
  parameters?: Parameter[];
  requestBody?: {
    required: boolean;
    content: Record<string, { schema: { $ref: string }; examples: object }>;
  };
  responses: Record<string, Response | { $ref: string }>;
}
interface Document {
  openapi: string;
  info: { title: string; version: string; license: object };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

// Through JSON, as clients get it.
const document = JSON.parse(
  JSON.stringify(openApiDocument({ version: '1.2.3', serverUrl: 'http://localhost:8080' })),
) as Document;

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation,
    id: operation.operationId,
  })),
);

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === '$ref' && typeof part === 'string') yield part;
    else yield* referencesIn(part);
  }
}

const resolve = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], document);

const responsesOf = (operation: Operation): [string, Response][] =>
  Object.entries(operation.responses).map(([status, response]) => [
    status,
    '$ref' in response ? (resolve(response.$ref) as Response) : response,
  ]);

describe('the OpenAPI document', () => {
  it('has a version, a title and a server', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toMatchObject({ title: 'Torchbearer', version: '1.2.3' });
    expect(document.servers).toEqual([{ url: 'http://localhost:8080' }]);
  });

  it('describes every call once', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(calls.map(({ id }) => id).sort());
  });

  it('has a target for every reference', () => {
    const references = [...new Set(referencesIn(document))];
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((reference) => !reference.startsWith('#/components/'))).toEqual([]);
    expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
  });

  it('uses every component', () => {
    const references = new Set(referencesIn(document));
    const { securitySchemes, ...others } = document.components;
    expect(Object.keys(securitySchemes ?? {})).toEqual(['bearer', 'cookie']);
    for (const [kind, named] of Object.entries(others)) {
      for (const name of Object.keys(named)) expect(references).toContain(`#/components/${kind}/${name}`);
    }
  });

  it('has no $defs, $schema or additionalProperties', () => {
    expect(JSON.stringify(document)).not.toMatch(/\$defs|"\$schema"|"additionalProperties":false/);
  });

  it('describes each of its tags', () => {
    const used = [...new Set(operations.flatMap(({ operation }) => operation.tags))].sort();
    expect(document.tags.map(({ name }) => name).sort()).toEqual(used);
  });

  it.each(operations)('$id declares whether it needs a sign-in, and its errors', ({ id, operation }) => {
    const call = (calls as readonly Call[]).find((one) => one.id === id);
    if (!call) throw new Error(`no call ${id}`);
    expect(operation.security.length > 0).toBe(call.who !== 'public' || call.signInOptional === true);
    const refused = responsesOf(operation).filter(([status]) => Number(status) >= 400);
    const listed = refused.flatMap(([status, { content }]) =>
      Object.keys(content?.['application/json']?.examples ?? {}).map((code) => `${status} ${code}`),
    );
    expect(listed.sort()).toEqual(
      refusalsOf(call)
        .map((code) => `${REASONS[code].http} ${code}`)
        .sort(),
    );
    expect(Object.keys(operation.responses).some((status) => status.startsWith('4'))).toBe(true);
    expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true);
  });

  it.each(operations)('$id declares the headers of its responses', ({ operation }) => {
    for (const [status, { headers, description }] of responsesOf(operation)) {
      expect(description).not.toBe('');
      expect(headers['x-request-id']).toBeDefined();
      expect('Retry-After' in headers).toBe(status === '429' || status === '503');
    }
    const conditional = (operation.parameters ?? []).some(
      ({ $ref }) => $ref === '#/components/parameters/IfNoneMatch',
    );
    expect('304' in operation.responses).toBe(conditional);
    const [, success] = responsesOf(operation).find(([status]) => status === '200') ?? [];
    expect('ETag' in (success?.headers ?? {})).toBe(conditional);
  });

  it.each(operations)('$id has response examples that match its schema', ({ id, operation }) => {
    const call = (calls as readonly Call[]).find((one) => one.id === id);
    for (const [status, answer] of Object.entries(call?.answers ?? {})) {
      if (!isJson(answer)) continue;
      const [, response] = responsesOf(operation).find(([code]) => code === status) ?? [];
      const examples = Object.values(response?.content?.['application/json']?.examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      for (const { value } of examples) expect(answer.parse(value)).toEqual(value);
    }
  });

  it('has the same schema for every error', () => {
    for (const { operation } of operations) {
      for (const [status, { content }] of responsesOf(operation)) {
        if (Number(status) < 400) continue;
        expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/ErrorBody' });
        for (const { value } of Object.values(content?.['application/json']?.examples ?? {})) {
          expect(ErrorBodySchema.safeParse(value).success).toBe(true);
        }
      }
    }
  });

  it('limits a week to 1 to 20 and an id to UUIDs', () => {
    const week = document.paths['/api/picks/week/{weekNumber}']?.['get']?.parameters?.[0]?.schema;
    expect(week).toMatchObject({ type: 'integer', minimum: 1, maximum: 20 });
    const id = document.paths['/api/castaways/{id}']?.['get']?.parameters?.[0]?.schema;
    expect(id).toMatchObject({ type: 'string', format: 'uuid' });
  });

  it('says which bodies are required', () => {
    expect(document.paths['/api/draft/run']?.['post']?.requestBody?.required).toBe(false);
    expect(document.paths['/api/picks/me']?.['post']?.requestBody?.required).toBe(true);
    expect(document.paths['/api/auth/logout']?.['post']?.requestBody).toBeUndefined();
  });
});

describe('examples', () => {
  const bodies = (calls as readonly Call[]).flatMap(({ id, body }) => (body ? [{ id, body }] : []));
  it.each(bodies)('of the body of $id are valid', ({ body }) => {
    const examples = body.meta()?.['examples'] as unknown[];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(validate(body, example)).toMatchObject({ ok: true });
  });

  it.each(Object.entries(objects))('of %s match its schema', (_, schema) => {
    const examples = (schema.meta()?.['examples'] ?? []) as unknown[];
    for (const example of examples) expect(schema.parse(example)).toEqual(example);
    expect(schema.meta()?.id).toBeDefined();
  });
});
