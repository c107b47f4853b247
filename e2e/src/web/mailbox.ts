/** A mail server on this machine that accepts all mail and stores it for tests. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  /** The recipients, separated by commas. */
  readonly to: string;
  /** Headers and body, with quoted-printable decoded as far as links need it. */
  readonly text: string;
}

export interface Mailbox {
  /** In order of arrival. */
  readonly mails: readonly Mail[];
  /** The value for SMTP_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        // Quoted-printable breaks lines and writes '=' as =3D.
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '=');
        mails.push({ to, text });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { mails, url: `smtp://127.0.0.1:${String(port)}`, stop };
}

/** A page of the site that mails link to. */
export type MailedPage = 'reset-password' | 'confirm-email' | 'revert-email';

/** The link to that page in the newest of these mails to this address that has one. @throws Error without one */
export function linkIn(mails: readonly Mail[], email: string, page: MailedPage): URL {
  const link = new RegExp(String.raw`https?:\/\/\S+${page}#token=[\w-]+`);
  const mail = mails.findLast(({ to, text }) => to === email && link.test(text));
  const found = link.exec(mail?.text ?? '')?.[0];
  if (found === undefined) throw new Error(`no link for ${email}`);
  return new URL(found);
}
