import { REASONS } from '@torchbearer/rules';
import { useConfig } from '../../api/use-config.js';
import { PasswordField } from '../../ui/password-field.js';
import type { useProof } from './use-proof.js';

export function ProofField({ proof }: { readonly proof: ReturnType<typeof useProof> }) {
  const { oidc } = useConfig();
  if (!proof.isAsked) return null;
  return (
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
  );
}
