/** Examples that several schemas share. */
export const profileExample = {
  name: 'Robin Vale',
  email: 'robin@example.com',
  username: 'robin',
  displayName: null,
  city: 'Portland',
  state: 'OR',
  favoriteCastaway: null,
  about: null,
};

export const shortSeasonExample = {
  name: 'Season 1',
  firstPickWeek: 3,
  episodes: 13,
  rankingsCloseAt: '2025-10-08T19:00:00.000Z',
  draftAt: '2025-10-08T19:00:00.000Z',
};

export const seasonExample = {
  ...shortSeasonExample,
  rounds: 2,
  shareCastaways: true,
  hidePicksUntilLock: false,
  showEmails: true,
  doubleScoring: false,
  textAutoPicks: true,
};

export const standingExample = {
  id: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
  rank: 1,
  name: 'Robin Vale',
  email: 'robin@example.com',
  totalPoints: 42,
  avgPoints: 10.5,
};
