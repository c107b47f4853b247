/** Checks responses against the OpenAPI document itself, as an outside client would read it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

type Json = Readonly<Record<string, unknown>>;
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response | Reference>>;
}
interface Reference {
  readonly $ref: string;
}
interface Response {
  readonly headers?: Json;
  readonly content?: Readonly<Record<string, { readonly schema: Json }>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Json>>;
}
export interface ResponseToCheck {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const COMPONENTS = 'https://torchbearer.example/components';

/** Returns what is wrong with a response; nothing when it matches the document. */
export class OpenApiChecker {
  readonly #document: OpenApiDocument;
  /** When two addresses match, the one with fewer parameters wins: those come first. */
  readonly #addresses: readonly { readonly path: string; readonly pattern: RegExp }[];
  readonly #ajv: Ajv2020;
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor(document: OpenApiDocument) {
    // The components are a schema of their own, so that every other can refer to them.
    this.#document = JSON.parse(
      JSON.stringify(document).replaceAll('"#/components/', `"${COMPONENTS}#/components/`),
    ) as OpenApiDocument;
    this.#addresses = Object.keys(document.paths)
      .sort((a, b) => a.split('{').length - b.split('{').length)
      .map((path) => ({ path, pattern: patternOf(path) }));
    this.#ajv = formats.default(new Ajv2020({ strict: false, allErrors: true }));
    this.#ajv.addSchema({ $id: COMPONENTS, components: this.#document.components });
  }

  /** @param path without origin; the query is ignored */
  findErrors(method: string, path: string, answer: ResponseToCheck): string[] {
    const [address = ''] = path.split('?');
    if (!/^\/api(\/|$)/.test(address)) return [];
    const methods = this.#methodsAt(address);
    if (!methods) return isOneOf(answer.status, [400, 404]) ? [] : [`${address} is not in the document`];
    const operation = methods[method === 'HEAD' ? 'get' : method.toLowerCase()];
    if (operation) return this.#problemsIn(operation, answer, method === 'HEAD');
    if (method === 'OPTIONS' && answer.status === 204) return [];
    return answer.status === 405 && answer.headers.has('allow')
      ? []
      : [`the document does not know ${method} ${address}`];
  }

  #methodsAt(address: string): Readonly<Record<string, Operation>> | undefined {
    if (!isReadable(address)) return undefined;
    const fitting = this.#addresses.find(({ pattern }) => pattern.test(address));
    return fitting && this.#document.paths[fitting.path];
  }

  #problemsIn(operation: Operation, answer: ResponseToCheck, isHead: boolean): string[] {
    const name = `${operation.operationId} ${answer.status}`;
    const promised = operation.responses[String(answer.status)];
    if (!promised) return [`${name} is not in the document`];
    const response = this.#resolved(promised);
    const problems = Object.entries(response.headers ?? {})
      .filter(([header, promise]) => !answer.headers.has(header) && !this.#isOptional(promise))
      .map(([header]) => header)
      .map((header) => `${name} lacks the header ${header}`);
    if (isHead) return problems;
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const schema = response.content?.[type]?.schema;
    if (!response.content)
      return answer.text === '' ? problems : [...problems, `${name} should have no body`];
    if (!schema) return [...problems, `${name} is not promised as '${type}'`];
    if (type !== 'application/json') return problems;
    const validate = this.#validatorOf(name, schema);
    const fits = validate(JSON.parse(answer.text));
    return fits ? problems : [...problems, `${name}: ${JSON.stringify(validate.errors)}`];
  }

  #isOptional(header: unknown): boolean {
    const name = (header as Reference).$ref.split('/').at(-1) ?? '';
    return (this.#document.components['headers']?.[name] as Json)['required'] === false;
  }

  #resolved(response: Response | Reference): Response {
    if (!('$ref' in response)) return response;
    const name = response.$ref.split('/').at(-1) ?? '';
    return this.#document.components['responses']?.[name] as Response;
  }

  #validatorOf(name: string, schema: Json): ValidateFunction {
    const known = this.#compiled.get(name);
    if (known) return known;
    const validate = this.#ajv.compile(schema);
    this.#compiled.set(name, validate);
    return validate;
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** An address with invalid percent-encoding is in no document. */
function isReadable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

const isOneOf = (status: number, statuses: readonly number[]): boolean => statuses.includes(status);
