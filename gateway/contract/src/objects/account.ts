import * as z from 'zod';
import { instant } from '../fields.js';

export const MessageSchema = z.object({ message: z.string() }).meta({
  id: 'Message',
  description: 'A sentence that can be shown to a user.',
  examples: [{ message: 'Password changed.' }],
});
export type Message = z.output<typeof MessageSchema>;

export const SessionSchema = z
  .object({
    id: z.string(),
    createdAt: instant(),
    lastSeenAt: instant(),
    userAgent: z.string().meta({ description: 'The User-Agent at sign-in; may be empty.' }),
    current: z.boolean().meta({ description: "The caller's session." }),
  })
  .meta({
    id: 'Session',
    description: "One of the caller's signed-in browsers.",
    examples: [
      {
        id: '5a5a1c1e-6f5c-4b3b-9d1e-2a7e3f1c9b10',
        createdAt: '2025-09-20T18:30:00.000Z',
        lastSeenAt: '2025-10-06T19:12:00.000Z',
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
        current: true,
      },
    ],
  });
export type Session = z.output<typeof SessionSchema>;

export const LinkedIdentitySchema = z
  .object({
    id: z.string(),
    provider: z.string().meta({ description: 'Its name, or its host if it is not the configured one.' }),
    email: z.string().meta({ description: "The account's e-mail when it was linked." }),
    linkedAt: instant(),
  })
  .meta({
    id: 'LinkedIdentity',
    examples: [
      {
        id: '0b3d9a43-52a6-4f25-8c1e-7c3f3f0f8a11',
        provider: 'Auth0',
        email: 'robin@example.com',
        linkedAt: '2026-03-01T18:00:00.000Z',
      },
    ],
  });
export type LinkedIdentity = z.output<typeof LinkedIdentitySchema>;

export const InviteSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    note: z.string().nullable(),
    uses: z.int(),
    maxUses: z.int(),
    createdAt: instant(),
    expiresAt: instant().nullable(),
  })
  .meta({
    id: 'Invite',
    description: 'A code for signing up, if sign-up requires one.',
    examples: [
      {
        id: '0d4f2a8e-7f86-4b5a-8a0e-5b8e0a3a6c11',
        code: 'KT7-MXW-4RD',
        note: 'For the office',
        uses: 2,
        maxUses: 10,
        createdAt: '2025-09-20T18:30:00.000Z',
        expiresAt: null,
      },
    ],
  });
export type Invite = z.output<typeof InviteSchema>;

export const CalendarLinkSchema = z.object({ token: z.string(), url: z.string() }).meta({
  id: 'CalendarLink',
  description: 'The address of the deadlines as a calendar. Everyone with the link can read it.',
  examples: [
    {
      token: 'q1Zl8vTn0mJb2sWc4yXe6uAhKd3pRfGo',
      url: 'https://torchbearer.example/api/calendar/q1Zl8vTn0mJb2sWc4yXe6uAhKd3pRfGo.ics',
    },
  ],
});
export type CalendarLink = z.output<typeof CalendarLinkSchema>;

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
