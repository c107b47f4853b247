import { Refusal, VISITOR, type RpcClient } from '@torchbearer/kit';
import type { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { REASONS } from '@torchbearer/rules';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { expect, onTestFinished } from 'vitest';
import { hoursBeforeClose, ACCOUNT, startLeague } from './league.js';
import { startOtherServices } from './other-services.js';

export type InboundFixture = Awaited<ReturnType<typeof startInboundFixture>>;

interface Form {
  readonly signature: string;
  readonly query: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** A league that receives messages by webhook, with Robin's number known and week 3 open for two more days. */
export async function startInboundFixture(variables: Record<string, string> = {}) {
  const others = await startOtherServices();
  const webhooks = await startWebhookServer();
  const league = await startLeague(
    { ...others.addresses, PUBLIC_URL: webhooks.url, ...variables },
    { webhookUrl: `${webhooks.url}/api/sms/webhook` },
  );
  webhooks.forwardTo(league.sms);
  league.clock.set(hoursBeforeClose(48));
  const robin = await league.user({ name: 'Robin' });
  const phone = robin.phone ?? '';
  await league.waitForCopies();

  const sign = (path: string, query: string, fields: Readonly<Record<string, string>>): Form => ({
    signature: getExpectedTwilioSignature(ACCOUNT.authToken, `${webhooks.url}${path}${query}`, fields),
    query,
    fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
  });
  let sids = 0;
  const messageFrom = (from: string, body: string, more: Readonly<Record<string, string>> = {}): Form => {
    sids += 1;
    const sid = `SM${String(sids).padStart(32, '0')}`;
    return sign('/api/sms/webhook', '', { From: from, Body: body, MessageSid: sid, NumMedia: '0', ...more });
  };
  const public_ = { actor: VISITOR, deadlineMs: 10_000 };

  return {
    ...league,
    others,
    site: webhooks.url,
    robin: { id: robin.id, name: 'Robin', phone },
    sign,
    messageFrom,
    /** Texts the service; resolves to the reply, null for none. */
    text: async (from: string, body: string, sid?: string): Promise<string | null> => {
      const { status, reply } = await league.twilio.textIn({ from, body, sid });
      expect(status).toBe(200);
      return reply;
    },
    receive: async (form: Form): Promise<string> =>
      (await league.sms.receiveMessage({ ...form, fields: [...form.fields] }, public_)).twiml,
    receiveStatus: async (form: Form): Promise<void> => {
      await league.sms.receiveStatus({ ...form, fields: [...form.fields] }, public_);
    },
    inbound: () =>
      league.database.rows<{
        sid: string;
        userId: string | null;
        text: string;
        reply: string | null;
        isHandled: boolean;
      }>(
        `select message_sid as sid, user_id as "userId", text, reply, handled_at is not null as "isHandled"
         from inbound order by received_at, claimed_at`,
      ),
    consents: () =>
      league.database.rows<{ phone: string; stopped: boolean }>(
        'select phone, stopped from consents order by phone',
      ),
  };
}

/** The reason with which a call was refused. */
export const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? error.reason : `no refusal: ${String(error)}`;
};

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
