/** Values at the limits of what is valid, to put into a call's body. */
import type { CallId } from '@torchbearer/contract';

const castaways = [
  { tribe: 'x'.repeat(80), occupation: 'x'.repeat(120), hometown: 'x'.repeat(160), age: 120 },
  { tribe: null, occupation: null, hometown: null, imageUrl: null, age: null },
  { tribe: '', occupation: '', hometown: '', imageUrl: '', age: 18 },
  { imageUrl: `https://example.com/${'x'.repeat(480)}`, hometown: 'Reykjavík → 東京 🔥' },
];
const profiles = [
  { username: null, displayName: null, city: null, state: null, favoriteCastaway: null, about: null },
  { displayName: '', city: '', state: '', favoriteCastaway: '', about: '' },
  { favoriteCastaway: 'x'.repeat(35), about: 'x'.repeat(250), city: '東京', state: '🔥' },
];

export const LIMIT_VALUES: Readonly<Partial<Record<CallId, readonly object[]>>> = {
  signUp: [
    { name: 'x'.repeat(80), password: `${'fire, tide, sand; '.repeat(11)}ok` },
    { name: 'Zoë 🔥', username: '🔥'.repeat(20), password: '     🔥' },
    { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(53)}.example.com` },
  ],
  updateProfile: profiles,
  updateUser: [...profiles, { phone: null }, { phone: '' }],
  createInvite: [
    { note: null, maxUses: null, expiresAt: null },
    { note: 'x'.repeat(120), maxUses: 10_000 },
  ],
  createCastaway: [...castaways, { name: 'x'.repeat(80) }, { name: '🔥'.repeat(40) }],
  updateCastaway: castaways,
  updateSeason: [{ name: 'x'.repeat(80) }, { name: 'Season 1 🔥', draftAt: null }],
  createAnnouncement: [{ title: 'x'.repeat(120), body: '🔥'.repeat(1_000), expiresAt: null }],
  saveWeek: [
    ...[
      { picksOpenAt: '2000-01-01T00:00:00Z', picksCloseAt: '2199-12-31T23:59:59.999Z' },
      { picksOpenAt: '2030-10-10T16:00:00.000000001+14:00', picksCloseAt: '2030-10-10T16:00:00-12:00' },
      { picksOpenAt: null, picksCloseAt: null },
      { activeWeek: null, onlyNew: false },
    ].map((change) => ({ weekNumber: 20, isActive: false, ...change })),
    { weekNumber: 1, isActive: false },
  ],
  submitFeedback: [{ answer: 'x'.repeat(2_000), rating: null }, { answer: '', rating: 1 }, { answer: null }],
  estimateBlast: [
    { recipientFilter: 'all', customRecipients: null, message: null },
    { message: '🔥'.repeat(800) },
  ],
};
