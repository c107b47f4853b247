import { REASONS } from '@torchbearer/rules';
import { useConfig } from '../../api/use-config.js';
import { PasswordField } from '../../ui/password-field.js';
import { CodeField } from './code-field.js';
import type { useProof } from './use-proof.js';

/** The password and the code of the second factor, as far as the server has asked for them. */
export function ProofField({ proof }: { readonly proof: ReturnType<typeof useProof> }) {
  const { oidc } = useConfig();
  const { asked } = proof;
  return (
    <>
      {asked.password && (
        <PasswordField
          label="Your password"
          name="currentPassword"
          description={
            oidc
              ? `You signed in a while ago. If you use ${oidc.name} and have no password, signing in again is enough.`
              : 'You signed in a while ago.'
          }
          autoComplete="current-password"
          autoFocus
          value={proof.password}
          error={proof.isWrong ? REASONS.WRONG_PASSWORD.sentence : undefined}
          onChange={(event) => proof.setPassword(event.currentTarget.value)}
        />
      )}
      {asked.code && (
        <CodeField
          label="Code of your second factor"
          autoFocus
          value={proof.code}
          error={proof.isWrongCode ? REASONS.WRONG_SECOND_FACTOR.sentence : undefined}
          onChange={(event) => proof.setCode(event.currentTarget.value)}
        />
      )}
    </>
  );
}
