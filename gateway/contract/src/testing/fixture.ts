import type { Fixture } from '../sample.js';

/** Well-formed ids; the test decides whether they exist. */
export const fixture: Fixture = {
  player: '0b7c8f0e-3c55-4d6c-9a51-2a4c7f1f8f01',
  otherPlayer: '1c8d9a1f-4d66-4e7d-8b62-3b5d8a2a9a12',
  castaway: '7a0e4c1c-90f5-4f6e-8a5b-53b0c4a7d210',
  otherCastaway: 'd9b1f0f7-2a0d-4a3c-b1ce-4f0d1f3c2b77',
  session: '5a5a1c1e-6f5c-4b3b-9d1e-2a7e3f1c9b10',
  identity: '0b3d9a43-52a6-4f25-8c1e-7c3f3f0f8a11',
  invite: '0d4f2a8e-7f86-4b5a-8a0e-5b8e0a3a6c11',
  announcement: '6b8d0c7c-3f51-4ad4-8f39-5fd6a7b7e210',
  blast: '2b9d6f10-4c3a-4e57-9f8b-1a0c5d7e3f62',
  picture: '3c0e7a21-5d4b-4f68-8a9c-2b1d6e8f4073',
  preview: '4ac2d8c3-1f0a-4f0e-8f5c-6f2f1f3f4b12',
  group: '8f2b6a4e-1d3c-4c59-9e7a-6b0d5f4c3a21',
  blindTally: '3b1f7c52-6d0a-4f0e-9d59-0a6f8f1d2c01',
  groupCode: '7K2M9-Q4X8Z',
  correction: '5f0c0a52-8a1c-4d34-9a0e-5a4f2a7c9b10',
  calendarToken: 'calendar-token-0123456789abcdef',
  standings: '7-0Abcd_-9',
};
