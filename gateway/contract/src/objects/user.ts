import * as z from 'zod';
import { instant, shownEmail } from '../fields.js';
import { profileExample } from './examples.js';

const PendingPhoneSchema = z
  .object({
    phone: z.string(),
    expiresAt: instant().meta({ description: 'When the texted code expires.' }),
    resendAt: instant().meta({ description: 'From then on, sending the number again texts another code.' }),
    triesLeft: z.int().meta({ description: 'How many more attempts the code allows.' }),
    replaces: z.string().nullable().meta({ description: 'The current number, until this one is confirmed.' }),
  })
  .meta({
    id: 'PendingPhone',
    description: 'A phone number that its owner has not confirmed yet: it gets only codes.',
    examples: [
      {
        phone: '+12025550123',
        expiresAt: '2025-10-08T19:10:00.000Z',
        resendAt: '2025-10-08T19:01:00.000Z',
        triesLeft: 5,
        replaces: null,
      },
    ],
  });
export type PendingPhone = z.output<typeof PendingPhoneSchema>;

export const UserSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    username: z.string().nullable(),
    displayName: z.string().nullable().meta({ description: 'An alternate nickname.' }),
    city: z.string().nullable(),
    state: z.string().nullable(),
    favoriteCastaway: z.string().nullable(),
    about: z.string().nullable(),
    profilePicture: z.string().nullable().meta({ description: 'Address of the picture.' }),
    phone: z.string().nullable().meta({
      description: '+1 and ten digits: the pending number, or else the confirmed one.',
    }),
    phoneVerified: z.boolean().meta({ description: 'Whether `phone` was confirmed; false without one.' }),
    phonePending: PendingPhoneSchema.nullable(),
    smsEnabled: z.boolean(),
    isAdmin: z.boolean(),
    hasSeenWelcome: z.boolean(),
    hidesResults: z.boolean().meta({
      description: 'Whether they see results only of weeks that they have watched. Admins see all anyway.',
    }),
    watchedWeek: z.int().nullable().meta({
      description:
        'The last week that they have watched, 0 for none; null if they have never hidden results.',
    }),
    createdAt: instant(),
    mustChangePassword: z
      .boolean()
      .meta({ description: 'Signed in with a temporary password that has to be replaced.' }),
    pendingEmail: z
      .string()
      .nullable()
      .meta({ description: 'Takes effect once the link that was mailed there is opened.' }),
    hasSecondFactor: z.boolean().meta({ description: 'Signing in with a password also requires a code.' }),
    mustSetUpSecondFactor: z
      .boolean()
      .meta({ description: 'An admin who has to set up a second factor before anything else.' }),
  })
  .meta({
    id: 'User',
    description: 'An account, as its owner and admins see it.',
    examples: [
      {
        id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
        ...profileExample,
        profilePicture: null,
        phone: null,
        phoneVerified: false,
        phonePending: null,
        smsEnabled: false,
        isAdmin: false,
        hasSeenWelcome: true,
        hidesResults: false,
        watchedWeek: null,
        createdAt: '2025-09-20T18:30:00.000Z',
        mustChangePassword: false,
        pendingEmail: null,
        hasSecondFactor: false,
        mustSetUpSecondFactor: false,
      },
    ],
  });
export type User = z.output<typeof UserSchema>;

export const SignedInSchema = z
  .object({
    user: UserSchema,
    token: z.string().meta({ description: 'The bearer token; the session cookie carries the same one.' }),
  })
  .meta({ id: 'SignedIn', description: 'A fresh session.' });
export type SignedIn = z.output<typeof SignedInSchema>;

export const UserCardSchema = z
  .object({ id: z.string(), name: z.string(), email: shownEmail() })
  .meta({ id: 'UserCard', description: 'A player, in brief.' });
export type UserCard = z.output<typeof UserCardSchema>;
