import * as z from 'zod';
import { instant } from '../fields.js';

const PersonSchema = z.object({
  id: z.string(),
  name: z.string().nullable().meta({ description: '`null` if the account has been deleted since.' }),
});

export const SecurityEventSchema = z
  .object({
    id: z.string(),
    at: instant(),
    kind: z.string().meta({
      description:
        "'sign-in', 'lockout', 'sign-out-everywhere', 'reset-requested', 'password-reset', 'password-changed', 'email-changed', 'phone-changed', 'second-factor-enabled' and their like.",
    }),
    outcome: z.enum(['succeeded', 'failed', 'refused']),
    user: PersonSchema.nullable().meta({ description: '`null` if no account is known.' }),
    account: z.string().nullable().meta({
      description: 'A keyed hash of the e-mail that was tried, if no account has it.',
    }),
    actor: PersonSchema.nullable().meta({ description: 'The admin who did it, if it was not the user.' }),
    address: z.string().nullable().meta({ description: 'An IPv4 address, or the /64 of an IPv6 one.' }),
    detail: z.string().nullable().meta({
      description:
        "How or why: 'password', 'provider', 'sign-up' or 'second-factor' of a sign-in ('second-factor' of a refused one: it was missing); 'others' if one browser stayed signed in; 'address', 'everywhere', 'second-factor' or 'password-check' of a lockout; 'unproven' if a phone number or a second factor went with a new password.",
    }),
  })
  .meta({
    id: 'SecurityEvent',
    description: 'A sign-in, a failed one, or a change of the ways to sign in.',
    examples: [
      {
        id: '5e0d2f6a-7b1c-4c58-9a64-1f3f7b0c2d11',
        at: '2025-10-06T19:12:44.120Z',
        kind: 'sign-in',
        outcome: 'failed',
        user: { id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01', name: 'Robin Vale' },
        account: null,
        actor: null,
        address: '203.0.113.7',
        detail: 'password',
      },
    ],
  });
export type SecurityEvent = z.output<typeof SecurityEventSchema>;
