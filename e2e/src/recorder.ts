/** A proxy in front of the gateway that records requests and responses. */
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Exchange {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly sent: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export interface Recorder {
  readonly url: string;
  stop(): Promise<void>;
}

export async function startRecorder(
  target: string,
  onExchange: (exchange: Exchange) => void,
): Promise<Recorder> {
  const server = createServer((request, response) => {
    forward(target, request, response).then(onExchange, (error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function forward(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Exchange> {
  const sent = await readAll(request);
  const { method = 'GET', url: path = '/', headers } = request;
  const upstream = await new Promise<IncomingMessage>((resolve, reject) => {
    // The request is forwarded unchanged, but must not get a compressed response.
    const outgoing = sendRequest(
      `${target}`,
      { method, path, headers: { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' } },
      resolve,
    );
    outgoing.on('error', reject);
    outgoing.end(sent);
  });
  const body = await readAll(upstream);
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  response.end(body);
  return {
    method,
    path,
    sent: sent.toString(),
    status: upstream.statusCode ?? 0,
    headers: new Headers(
      Object.entries(upstream.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ),
    text: body.toString(),
  };
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
