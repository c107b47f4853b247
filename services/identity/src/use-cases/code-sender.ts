import { connect, serviceActor, type ConnectOptions } from '@torchbearer/kit';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';

/** A code to send. Only its hash is stored. */
export interface CodeToSend {
  readonly codeId: string;
  readonly userId: string;
  readonly phone: string;
  readonly code: string;
  readonly expiresAt: Date;
}

/** Sends codes by text message. */
export interface CodeSender {
  /**
   * Resolves once the message is stored; the same code is never sent twice.
   * @throws Refusal UNAVAILABLE
   */
  send(code: CodeToSend, requestId: string): Promise<void>;
  close(): void;
}

/** The user is waiting for the response. */
const DEADLINE_MS = 3_000;

export async function connectCodeSender(address: string, options: ConnectOptions): Promise<CodeSender> {
  const sms = await connect(SmsServiceService, address, options);
  return {
    send: async (code, requestId) => {
      const actor = serviceActor('identity');
      await sms.sendCode(code, { actor, requestId, deadlineMs: DEADLINE_MS, idempotent: true });
    },
    close: () => sms.close(),
  };
}
