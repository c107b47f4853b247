/** The two webhooks that Twilio calls, in front of the service; the gateway has them in the product. */
import { Refusal, VISITOR, type RpcClient } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { REASONS } from '@torchbearer/rules';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Sms = RpcClient<typeof SmsServiceService>;

/** Listens at once, because its address is part of the service's configuration; `forwardTo` connects it later. */
export async function startWebhookServer() {
  let sms: Sms | null = null;
  const serve = async (request: IncomingMessage): Promise<readonly [number, string]> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '/', 'http://webhooks');
    const form = {
      signature: String(request.headers['x-twilio-signature'] ?? ''),
      query: url.search,
      fields: [...new URLSearchParams(Buffer.concat(chunks).toString())].map(([name, value]) => ({
        name,
        value,
      })),
    };
    const options = { actor: VISITOR, deadlineMs: 10_000 };
    try {
      if (!sms) throw new Refusal('UNAVAILABLE');
      if (url.pathname === '/api/sms/webhook') return [200, (await sms.receiveMessage(form, options)).twiml];
      await sms.receiveStatus(form, options);
      return [204, ''];
    } catch (error) {
      return [error instanceof Refusal ? REASONS[error.reason].http : 500, ''];
    }
  };
  const server = createServer((request, response) => {
    void serve(request).then(([status, body]) => response.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forwardTo: (client: Sms) => {
      sms = client;
    },
  };
}
