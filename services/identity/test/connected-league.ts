/** A league with a mail server and an external identity provider, and what its users do with both. */
import { eventually } from '@torchbearer/kit/testing';
import type { User } from '@torchbearer/proto/identity/v1/identity';
import { Secret, TOTP } from 'otpauth';
import type { Email } from 'postal-mime';
import { CLIENT_ID, startIdentityProvider } from './identity-provider.js';
import { justSignedIn, must, startLeague } from './league.js';
import { startMailbox } from './mailbox.js';

export async function startConnectedLeague(environment: Record<string, string> = {}) {
  const [mailbox, provider] = await Promise.all([startMailbox(), startIdentityProvider()]);
  const league = await startLeague({
    SMTP_URL: mailbox.url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    ...environment,
  });
  const { identity, visitor, clock } = league;
  return {
    ...league,
    mailbox,
    provider,
    emailOf: async ({ id }: User) => (await league.stored(id)).email,
    confirmEmail: (token: string) => identity.confirmEmail({ token }, visitor),
    revertEmail: (token: string) => identity.revertEmail({ token }, visitor),
    /** The newest mail to an address that can be read this way, once there are so many. */
    newest: <T>(address: string, read: (mail: Email) => T, count = 1): Promise<T> =>
      eventually(() => {
        const fitting = mailbox.to(address).flatMap((mail) => {
          try {
            return [read(mail)];
          } catch {
            return [];
          }
        });
        if (fitting.length < count) throw new Error(`${fitting.length} of ${count} mails to ${address}`);
        return must(fitting.at(-1));
      }),
    /** Returns its first recovery code. */
    setUpSecondFactor: async (user: User): Promise<string> => {
      const call = justSignedIn(user, clock());
      const { secret } = await identity.beginSecondFactor({}, call);
      const timestamp = clock().getTime();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
      const { recoveryCodes } = await identity.confirmSecondFactor({ code }, call);
      return must(recoveryCodes[0]);
    },
    stop: async () => {
      await league.stop();
      await Promise.all([mailbox.stop(), provider.stop()]);
    },
  };
}
