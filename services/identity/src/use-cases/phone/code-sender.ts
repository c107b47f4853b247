import { connect, serviceActor, type ConnectOptions } from '@torchbearer/kit';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';

/** A code that is to be sent. Only here it is written out; what is stored is its hash. */
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
   * Resolves once the message is queued for good; the same code is never sent twice.
   * @throws Refusal UNAVAILABLE
   */
  send(code: CodeToSend, requestId: string): Promise<void>;
  close(): void;
}

/** Text messages are queued quickly or not at all; somebody waits for the answer. */
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
