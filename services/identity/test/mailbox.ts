/** A mail server that stores its mails. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailboxOptions {
  /** 0 lets the system choose. */
  readonly port?: number;
  /** The required credentials; none by default. */
  readonly account?: { readonly user: string; readonly password: string };
}

export async function startMailbox({ port = 0, account }: MailboxOptions = {}) {
  const mails: { readonly recipients: readonly string[]; readonly mail: Email }[] = [];
  const state = { isFull: false };
  const server = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: account === undefined,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === account?.user && password === account?.password;
      done(isRight ? null : new Error('wrong credentials'), { user: username });
    },
    onRcptTo: ({ address }, _session, done) => {
      const refusal = Object.assign(new Error(`the mailbox of ${address} is full`), { responseCode: 452 });
      done(state.isFull ? refusal : null);
    },
    onData: (stream, session, done) => {
      buffer(stream)
        .then(async (raw) => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ recipients, mail: await PostalMime.parse(raw) });
          done();
        })
        .catch(done);
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  const credentials = account ? `${account.user}:${account.password}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${bound}`,
    port: bound,
    mails,
    /** While set, every recipient is rejected temporarily. */
    state,
    /** The mails to one address, the oldest first. */
    to: (address: string): Email[] =>
      mails.filter((entry) => entry.recipients.includes(address)).map((entry) => entry.mail),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
export type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

/** The token of the link to a page in a mail. */
function tokenOf(mail: Email | undefined, link: RegExp): string {
  const token = link.exec(mail?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail has no link');
  return token;
}

/** The token of the link in a reset mail. */
export const tokenIn = (mail: Email | undefined): string =>
  tokenOf(mail, /\/reset-password#token=([\w-]{43})\s/);
/** The token of the link that confirms a new e-mail. */
export const confirmTokenIn = (mail: Email | undefined): string =>
  tokenOf(mail, /\/confirm-email#token=([\w-]{43})\s/);
/** The token of the link that restores the old e-mail. */
export const revertTokenIn = (mail: Email | undefined): string =>
  tokenOf(mail, /\/revert-email#token=([\w-]{43})\s/);
