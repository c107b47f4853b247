/**
 * The plainest sender of text messages, in a process of its own: node:http sends each to the provider and receives its
 * delivery reports, several at once. It stores nothing and checks no signature.
 */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Texts {
  /** The resource to post messages to. */
  readonly url: string;
  readonly authorization: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const AT_ONCE = 8;
const agent = new Agent({ keepAlive: true });
let onDelivered = (): void => undefined;

const server = createServer((received, response) => {
  let form = '';
  received.on('data', (chunk: Buffer) => (form += chunk.toString()));
  received.once('end', () => {
    response.writeHead(204).end();
    if (new URLSearchParams(form).get('MessageStatus') === 'delivered') onDelivered();
  });
});
const listening = new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

process.on('message', (texts: Texts) => {
  sendAll(texts).then(
    () => process.send?.({ sent: texts.to.length }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function sendAll(texts: Texts): Promise<void> {
  await listening;
  let waiting = texts.to.length;
  const allDelivered = new Promise<void>((resolve) => {
    onDelivered = () => {
      waiting -= 1;
      if (waiting === 0) resolve();
    };
  });
  const rest = [...texts.to];
  const worker = async (): Promise<void> => {
    for (let to = rest.pop(); to !== undefined; to = rest.pop()) await send(texts, to);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await allDelivered;
}

function send({ url, authorization, from, text }: Texts, to: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const form = new URLSearchParams({
    ...{ To: to, From: from, Body: text },
    StatusCallback: `http://127.0.0.1:${port}/`,
  }).toString();
  return new Promise((resolve, reject) => {
    const headers = { authorization, 'content-type': 'application/x-www-form-urlencoded' };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 201
          ? resolve()
          : reject(new Error(`the provider returned ${response.statusCode}`)),
      );
    });
    sent.once('error', reject);
    sent.end(form);
  });
}
