/** The OpenAPI 3.1 document, generated from the same values that validate requests. */
import { SESSION_COOKIE, type ErrorCode } from '@torchbearer/rules';
import type * as z from 'zod';
import { isJson, type Answer, type Call, type RawBody } from './call.js';
import { calls } from './calls/index.js';
import { ErrorBodySchema } from './errors.js';
import { exampleOf } from './openapi/examples.js';
import { refusalResponse, refusalResponses } from './openapi/refusals.js';
import { reference, SchemaCollection, type Json } from './openapi/schemas.js';

const INTRODUCTION = `The public API of Torchbearer, a fantasy league for a reality-competition show.

- JSON in, JSON out. Ids are strings, instants are ISO 8601 in UTC, fields that hold nothing are \`null\`.
- Sign in to get a token for \`Authorization: Bearer\`. Browsers may use the session cookie that sign-in also sets; \
a cookie alone never authorises a change asked for by another site.
- Every answer that is not 2xx or 304 has the form of ErrorBody: a sentence for people, a stable code for programs, \
the faulty fields where there are any, and the request's id.
- Some lists can be read page by page: with \`limit\`, \`after\`, \`q\` or \`sort\` the answer is a page, whose headers \
are \`Link\` with the address of the next one and \`X-Total-Count\`. Without these parameters and filters it is the \
whole list.
- Unknown addresses under /api answer 404, known ones with another method 405 and \`Allow\`.`;

const TAGS: Readonly<Record<string, string>> = {
  'Sign-in': 'Accounts and sessions.',
  Account: "The caller's own account.",
  Users: 'Who takes part, and who runs the league.',
  Invites: 'Codes for sign-up by invitation.',
  Castaways: "The show's contestants.",
  Rankings: 'Whom each player wants, before the season.',
  Draft: 'Who gets whom.',
  Season: 'Settings and announcements.',
  Weeks: 'The calendar of the season.',
  Picks: 'One castaway a week.',
  Scoring: 'Points and the leaderboard.',
  'Double scoring': 'Weeks that two admins tally without seeing each other.',
  Groups: 'Leaderboards of players who know each other.',
  Analytics: 'What admins read about the league.',
  Feedback: 'Surveys.',
  SMS: 'Reminders, blasts and commands by text message.',
  Documentation: 'This document.',
};

const WHO = {
  public: 'Anybody may call this.',
  player: 'For anybody signed in.',
  admin: 'For admins.',
} as const;

const SIGNED_IN: Json[] = [{ bearer: [] }, { cookie: [] }];
const security = (call: Call): Json[] => {
  if (call.who !== 'public') return SIGNED_IN;
  return call.signInOptional ? [{}, ...SIGNED_IN] : [];
};

const HEADERS: Json = {
  RequestId: {
    description: 'Names this request in our logs; the same as `requestId` in an error.',
    schema: { type: 'string' },
  },
  ETag: { description: 'Strong; changes with the answer.', schema: { type: 'string' } },
  Link: {
    description:
      'The next page, as `<address>; rel="next"` (RFC 8288). On pages only, and not on the last one.',
    required: false,
    schema: { type: 'string' },
  },
  TotalCount: {
    description:
      'How many rows matched, on all pages, when the first was read. On pages only, and not if they are too many to count.',
    required: false,
    schema: { type: 'integer', minimum: 0 },
  },
  RetryAfter: { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

const IF_NONE_MATCH: Json = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'ETag of the answer that the caller has; 304 when it is still the answer.',
  schema: { type: 'string' },
};

/**
 * Generates the document.
 * @param version of the product
 * @param serverUrl origin of the API, or `/` for the origin that served the document
 */
export function openApiDocument({ version, serverUrl }: { version: string; serverUrl: string }): Json {
  const schemas = new SchemaCollection();
  schemas.output(ErrorBodySchema);
  const shared = new Set<ErrorCode>();
  const paths: Record<string, Record<string, Json>> = {};
  for (const call of calls) {
    const path = (paths[call.path] ??= {});
    path[call.method] = operation(call, schemas, shared);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Torchbearer',
      version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: serverUrl }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: schemas.components(),
      responses: Object.fromEntries([...shared].sort().map((code) => [code, refusalResponse([code])])),
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      headers: HEADERS,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token that sign-in answers with.' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'Set by sign-in. Over https its name begins with __Host-.',
        },
      },
    },
  };
}

function operation(call: Call, schemas: SchemaCollection, shared: Set<ErrorCode>): Json {
  const parameters = [...parametersOf(call, schemas)];
  if (call.etag) parameters.push(reference('parameters', 'IfNoneMatch'));
  return {
    operationId: call.id,
    summary: call.summary,
    description: [call.description, WHO[call.who]].filter(Boolean).join('\n\n'),
    tags: call.tags,
    security: security(call),
    ...(parameters.length > 0 && { parameters }),
    ...requestBodyOf(call, schemas),
    responses: { ...answersOf(call, schemas), ...refusalResponses(call, shared) },
    'x-idempotent': call.idempotent,
  };
}

function requestBodyOf({ body, rawBody }: Call, schemas: SchemaCollection): Json {
  if (body) {
    const content = { 'application/json': media(schemas.input(body), examplesOf(body)) };
    return { requestBody: { required: !body.safeParse({}).success, content } };
  }
  if (!rawBody) return {};
  return { requestBody: { required: true, content: { [rawBody.type]: rawMedia(rawBody, schemas) } } };
}

function rawMedia(rawBody: RawBody, schemas: SchemaCollection): Json {
  switch (rawBody.type) {
    case 'multipart/form-data': {
      const file = { type: 'string', format: 'binary', maxLength: rawBody.mostBytes };
      const properties = { [rawBody.field]: file };
      return { schema: { type: 'object', properties, required: [rawBody.field] } };
    }
    case 'text/csv':
      return media({ type: 'string', maxLength: rawBody.mostBytes }, [rawBody.example]);
    case 'application/x-www-form-urlencoded':
      return { schema: schemas.input(rawBody.fields) };
  }
}

function* parametersOf(call: Call, schemas: SchemaCollection): Generator<Json> {
  for (const [place, schema] of [
    ['path', call.params],
    ['query', call.query],
    ['header', call.headers],
  ] as const) {
    const fields: Readonly<Record<string, z.ZodType>> = schema?.shape ?? {};
    for (const [name, field] of Object.entries(fields)) {
      const required = place === 'path' || !field.safeParse(undefined).success;
      yield { name, in: place, required, schema: schemas.output(field) };
    }
  }
}

function answersOf(call: Call, schemas: SchemaCollection): Json {
  const responses: Record<string, Json> = {};
  const headers = {
    'x-request-id': reference('headers', 'RequestId'),
    ...(call.etag && { ETag: reference('headers', 'ETag') }),
    ...(call.pages && {
      Link: reference('headers', 'Link'),
      'X-Total-Count': reference('headers', 'TotalCount'),
    }),
  };
  for (const [status, answer] of Object.entries(call.answers)) {
    responses[status] = {
      description: descriptionOf(status, answer),
      headers,
      ...contentOf(answer, schemas),
    };
  }
  if (call.etag) responses['304'] = { description: 'The caller has this answer already.', headers };
  return responses;
}

const descriptionOf = (status: string, answer: Answer) => {
  if (status === '201') return 'Created.';
  return isJson(answer) || answer.kind !== 'nothing' ? 'Done.' : 'Done; there is nothing to say.';
};

function contentOf(answer: Answer, schemas: SchemaCollection): Json {
  if (isJson(answer)) {
    const schema = schemas.output(answer);
    return { content: { 'application/json': media(schema, [exampleOf(schema, schemas.components())]) } };
  }
  switch (answer.kind) {
    case 'page':
      return { content: { 'text/html': { schema: { type: 'string' } } } };
    case 'file':
      return { content: { [answer.type]: { schema: { type: 'string' } } } };
    case 'nothing':
      return {};
  }
}

const examplesOf = (schema: NonNullable<Call['body']>): readonly unknown[] => {
  const examples = schema.meta()?.['examples'];
  return Array.isArray(examples) ? examples : [];
};

function media(schema: Json, examples: readonly unknown[]): Json {
  if (examples.length === 0) return { schema };
  const named = examples.map((value, index) => [`example${index + 1}`, { value }] as const);
  return { schema, examples: Object.fromEntries(named) };
}
