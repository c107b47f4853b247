/** A fake Twilio, to send, receive and watch messages on one machine. */
import { freePort, startFakeTwilio, type FakeTwilio } from '@torchbearer/parts';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

/** From the range reserved for fiction. */
const NUMBER = '+15555550100';

export interface LocalTwilio {
  readonly fake: FakeTwilio;
  readonly label: string;
  /** The environment variables for it. */
  readonly env: Readonly<Record<string, string>>;
}

/** Messages are written to `twilio.log`, one line of JSON each. */
export async function startTwilio(options: {
  readonly publicUrl: string;
  readonly logDir: string;
}): Promise<LocalTwilio> {
  const log = createWriteStream(join(options.logDir, 'twilio.log'), { flags: 'a', mode: 0o600 });
  const accountSid = `AC${randomBytes(16).toString('hex')}`;
  const authToken = randomBytes(16).toString('hex');
  const fake = await startFakeTwilio({
    port: await freePort(),
    accountSid,
    authToken,
    from: NUMBER,
    webhookUrl: `${options.publicUrl}/api/sms/webhook`,
    onMessage: (message) => void log.write(`${JSON.stringify(message)}\n`),
  });
  return {
    fake: {
      ...fake,
      stop: async () => {
        await fake.stop();
        log.end();
      },
    },
    label: `Twilio stand-in at ${fake.url}`,
    env: {
      PUBLIC_URL: options.publicUrl,
      TWILIO_ACCOUNT_SID: accountSid,
      TWILIO_AUTH_TOKEN: authToken,
      TWILIO_FROM: NUMBER,
      TWILIO_API_URL: fake.url,
      SMS_NUMBER: NUMBER,
    },
  };
}
