import type { Log } from '@torchbearer/kit';
import type { Transporter } from 'nodemailer';
import type { MailContent } from '../domain/mails.js';

export interface Mailer {
  /** Resolves once the mail server has accepted the mail. @throws MailNotSent if it may be retried */
  send(mail: MailContent): Promise<void>;
  close(): void;
}

/** Has only the codes of the mail server's response, because its text contains the recipient. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  constructor(
    readonly code: string,
    readonly responseCode: number | undefined,
  ) {
    super('the mail server did not take the mail');
  }
}

interface MailerOptions {
  /** `smtp://` or `smtps://`, with credentials if needed; without it no mail leaves the machine. */
  readonly smtpUrl: string | undefined;
  /** The sender, as in `Torchbearer <no-reply@torchbearer.example>`. */
  readonly from: string;
  /** Many people read a production log, so it contains no links. */
  readonly isProduction: boolean;
  readonly log: Log;
}

export function createMailer(options: MailerOptions): Mailer {
  return options.smtpUrl === undefined ? logMailer(options) : smtpMailer(options.smtpUrl, options.from);
}

function logMailer({ isProduction, log }: MailerOptions): Mailer {
  return {
    send: async (mail) => {
      if (isProduction) log.warn('a mail could not be sent: SMTP_URL is not set');
      else log.info({ console: mail.line }, 'mail');
    },
    close: () => undefined,
  };
}

/** In milliseconds; together less than the shutdown's grace and a claim's lease. */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 8_000,
};

function smtpMailer(url: string, from: string): Mailer {
  let opened: Promise<Transporter> | null = null;
  // Loaded only if needed: it takes 5 MB of memory.
  const open = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    send: async ({ to, subject, text, html }) => {
      try {
        const transport = await (opened ??= open());
        await transport.sendMail({
          from,
          // An object, so that nothing in it can be parsed as a second recipient.
          to: { name: '', address: to },
          subject,
          text,
          html,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notSent(error);
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

function notSent(error: unknown): MailNotSent {
  const said = error instanceof Error ? (error as { code?: unknown; responseCode?: unknown }) : {};
  return new MailNotSent(
    typeof said.code === 'string' ? said.code : 'UNKNOWN',
    typeof said.responseCode === 'number' ? said.responseCode : undefined,
  );
}
