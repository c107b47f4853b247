import * as z from 'zod';
import { instant } from '../fields.js';

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
    phone: z.string().nullable().meta({ description: '+1 and ten digits.' }),
    smsEnabled: z.boolean(),
    isAdmin: z.boolean(),
    hasSeenWelcome: z.boolean(),
    createdAt: instant(),
    mustChangePassword: z
      .boolean()
      .meta({ description: 'Signed in by a temporary password that is still to be replaced.' }),
  })
  .meta({
    id: 'User',
    description: 'An account, as its owner and admins see it.',
    examples: [
      {
        id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
        name: 'Robin Vale',
        email: 'robin@example.com',
        username: 'robin',
        displayName: null,
        city: 'Portland',
        state: 'OR',
        favoriteCastaway: null,
        about: null,
        profilePicture: null,
        phone: null,
        smsEnabled: false,
        isAdmin: false,
        hasSeenWelcome: true,
        createdAt: '2025-09-20T18:30:00.000Z',
        mustChangePassword: false,
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
  .object({ id: z.string(), name: z.string(), email: z.string() })
  .meta({ id: 'UserCard', description: 'A player, in brief.' });
export type UserCard = z.output<typeof UserCardSchema>;
