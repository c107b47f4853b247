/**
 * A fake Twilio for one machine and for tests: the part of its REST API that sends and lists messages, its
 * signed webhooks, and carriers that deliver within milliseconds. It stores nothing beyond the process.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAccount, type Account, type AccountOptions, type Inbound } from './fake-twilio/account.js';
import { createScript, type Behaviour, type Script } from './fake-twilio/behaviour.js';
import { twilioErrors, type TwilioError } from './fake-twilio/errors.js';
import { listPage, messagesPath, resourceOf, type FakeMessage } from './fake-twilio/messages.js';
import { HOST } from './ports.js';

export interface FakeTwilioOptions extends AccountOptions {
  /** Default: a free port. */
  readonly port?: number;
  /** Delay of new messages in the list; default 0. */
  readonly listLagMs?: number;
}

export interface FakeTwilio {
  /** The address to give the SDK instead of https://api.twilio.com. */
  readonly url: string;
  /** Everything sent and received so far, oldest first. */
  readonly messages: readonly FakeMessage[];
  /** The texts that this number received, except replies to its own messages. */
  receivedBy(to: string): string[];
  /** The number of attempts to send to this number, refused ones included. */
  attemptsTo(to: string): number;
  /** Sets the behaviour for messages to this number (`*`: every number): from now on, or for the next `times`. */
  behave: Script['behave'];
  /** Simulates a text to our number: signs it and posts it to the webhook. */
  textIn: Account['textIn'];
  /** Resolves once everything accepted so far is delivered and reported. */
  settled: Account['settled'];
  stop(): Promise<void>;
}

interface Context extends FakeTwilioOptions {
  readonly account: Account;
  readonly script: Script;
  readonly attempts: Map<string, number>;
}

export async function startFakeTwilio(options: FakeTwilioOptions): Promise<FakeTwilio> {
  const account = createAccount(options);
  const script = createScript();
  const attempts = new Map<string, number>();
  const context: Context = { ...options, account, script, attempts };
  const server = createServer((request, response) => {
    serve(context, request, response).catch(() => response.destroy());
  });
  // Longer than clients keep idle connections, like Twilio's own: otherwise a request may hit a closing one.
  server.keepAliveTimeout = 75_000;
  await once(server.listen({ port: options.port ?? 0, host: HOST }), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${String(port)}`,
    messages: account.messages,
    receivedBy: (to) =>
      account.messages.flatMap((message) =>
        message.direction === 'outbound-api' && message.to === to ? [message.body] : [],
      ),
    attemptsTo: (to) => attempts.get(to) ?? 0,
    behave: script.behave,
    textIn: account.textIn,
    settled: account.settled,
    stop: async () => {
      account.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function serve(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://twilio');
  const body = await read(request);
  if (pathname === '/simulate/inbound') return await simulate(context, request, body, response);
  const path = messagesPath(context.accountSid);
  if (!isOurs(context, request)) refuse(response, twilioErrors.authenticate());
  else if (pathname === `${path}.json` && request.method === 'POST') await send(context, body, response);
  else if (pathname === `${path}.json`) {
    const visible = new Date((context.clock?.() ?? new Date()).getTime() - (context.listLagMs ?? 0));
    answer(response, 200, listPage(context.account.messages, context.accountSid, searchParams, visible));
  } else {
    const message = context.account.messages.find(({ sid }) => pathname === `${path}/${sid}.json`);
    if (message) answer(response, 200, resourceOf(message, context.accountSid));
    else refuse(response, twilioErrors.notFound(pathname));
  }
}

function isOurs({ accountSid, authToken }: Context, request: IncomingMessage): boolean {
  const expected = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  return request.headers.authorization === `Basic ${expected}`;
}

/** How late it responds when it behaves as `delay`. */
const DELAY_MS = 250;

const REFUSED: Partial<Record<Behaviour, () => TwilioError>> = {
  'refuse-429': twilioErrors.tooManyRequests,
  'refuse-503': twilioErrors.unavailable,
  'refuse-500-before': twilioErrors.internal,
};

async function send(context: Context, body: string, response: ServerResponse): Promise<void> {
  const form = new URLSearchParams(body);
  const to = form.get('To') ?? '';
  context.attempts.set(to, (context.attempts.get(to) ?? 0) + 1);
  const error = context.account.faultOf(form);
  if (error) return refuse(response, error);
  const behaviour = context.script.next(to);
  const refusal = behaviour && REFUSED[behaviour]?.();
  if (refusal) return refuse(response, refusal);
  if (behaviour === 'drop-before') return void response.destroy();
  const message = context.account.accept(form, behaviour);
  if (behaviour === 'accept-then-hang') return;
  if (behaviour === 'accept-then-drop') response.destroy();
  else if (behaviour === 'accept-then-500') refuse(response, twilioErrors.internal());
  else {
    if (behaviour === 'delay') await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    answer(response, 201, resourceOf(message, context.accountSid));
  }
}

/**
 * `curl -d '{"from": "+15550100001", "body": "STATUS"}' -H 'content-type: application/json' …/simulate/inbound`:
 * simulates a text to our number. A web page cannot send this type of content to another site without CORS.
 */
async function simulate(
  { account }: Context,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  const message = isJson && request.method === 'POST' ? inboundOf(body) : null;
  if (message) {
    const { reply } = await account.textIn(message);
    answer(response, 200, { reply });
  } else {
    const error = 'Please POST {"from": "+1…", "body": "…"} as application/json.';
    answer(response, 400, { error });
  }
}

function inboundOf(json: string): Inbound | null {
  try {
    const { from, body } = JSON.parse(json) as Partial<Record<string, unknown>>;
    return typeof from === 'string' && typeof body === 'string' ? { from, body } : null;
  } catch {
    return null;
  }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

const refuse = (response: ServerResponse, error: TwilioError): void => {
  answer(response, error.status, error);
};

function answer(response: ServerResponse, status: number, content: unknown): void {
  const headers = { 'content-type': 'application/json', 'twilio-request-id': `RQ${'0'.repeat(32)}` };
  response.writeHead(status, headers).end(JSON.stringify(content));
}
