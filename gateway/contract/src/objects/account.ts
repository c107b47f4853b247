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
