import { expect, it } from 'vitest';
import { soundsOfficial } from './official-names.js';

it.each([
  'League Admin',
  'league_admin',
  'The League-Admin!',
  'LeagueAdmin2',
  'L3ague Adm1n',
  // Cyrillic and Greek letters.
  'Lеague Аdmіn',
  'Αdmin',
  'Torchbearer',
  'TorchBearer Support',
  't0rchbearer',
  'Jo (Admin)',
  'Official',
  'the league',
  // Invisible letters.
  'League\u3164Admin',
  'Jo Ad\u200dmin',
  // Small capitals, Cherokee, Coptic, an emoji, a sign, an accent, two letters that look like one.
  'Lᴇᴀɢᴜᴇ Aᴅᴍɪɴ',
  'Ꭺdmin',
  'ᎪᎠᎷᏆΝ',
  'adⲙiⲛ',
  '🅰dmin',
  'adm¡n',
  'Ađmįn',
  'Adrnin',
  // Digits beside it, which are no letters.
  'Admin1',
  'Admin0',
  'Adm1n2',
  '0fficial1',
  'Administrators',
  'SuperModerator',
  'LeagueModerator',
  'League Office',
  'LeagueTeam',
  'Jo of League Staff',
  'Officials',
  'Support Team',
  'Torchbearer Support',
  'League Admins',
  'League Manager',
  'Game Master',
  'GameMaster7',
  'Gаme Mаster',
  'The Season Organizers',
  'Draft Referee Kim',
])('only an admin may be called %j', (name) => {
  expect(soundsOfficial(name, 'user')).toBe(true);
});

it.each([
  'Robin Vale',
  'Admiral Ackbar',
  'Justin League',
  'Badminton Fan',
  'Torch',
  'Rosa Supporter',
  'Grandmaster Flash',
  'Manager of Chaos',
  'Game Night',
  'Hosta Gardener',
  'Joe Root',
  'Red Team',
  'The Office',
  'Ivy League Fan',
  'Bernard 1990',
  'Виктор Админов',
  'علی‌رضا',
  'Støffer',
  '東京',
  '🔥',
])('a player may be called %j', (name) => {
  expect(soundsOfficial(name, 'user')).toBe(false);
});

it.each([
  'Torchbearer Support',
  'League Admins',
  'League Manager',
  'Game Master',
  'Official',
  'L3ague Staff',
])('no group may be called %j', (name) => expect(soundsOfficial(name, 'group')).toBe(true));

it.each(['The League', 'Our Office League', 'League of Friends', 'Game Night', 'Family'])(
  'a group may be called %j',
  (name) => expect(soundsOfficial(name, 'group')).toBe(false),
);
