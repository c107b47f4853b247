/** The sample season's cast and players. All are invented. */

export interface SampleCastaway {
  readonly name: string;
  readonly tribe: 'Maravu' | 'Tolani' | 'Kesso';
  readonly occupation: string;
  readonly age: number;
  readonly hometown: string;
}

type Tribe = SampleCastaway['tribe'];
type Row = readonly [name: string, tribe: Tribe, occupation: string, age: number, hometown: string];

const CAST: readonly Row[] = [
  ['Anouk Verhoeven', 'Maravu', 'Tugboat Captain', 41, 'Delft → Astoria'],
  ['Bram Okafor', 'Maravu', 'Beekeeper', 34, 'Savannah → Asheville'],
  ['Celia Marchetti', 'Maravu', 'Opera Understudy', 29, 'Providence → Chicago'],
  ['Dashiell Pike', 'Maravu', 'Locksmith', 52, 'Duluth → Duluth'],
  ['Esperanza Luna', 'Maravu', 'Storm Chaser', 27, 'Laredo → Norman'],
  ['Finn Aldaine', 'Maravu', 'Substitute Teacher', 23, 'Bangor → Portland'],
  ['Goldie Tran', 'Tolani', 'Poker Dealer', 38, 'San Jose → Reno'],
  ['Hollis Whitcombe', 'Tolani', 'Retired Referee', 61, 'Tulsa → Wichita'],
  ['Ines Caldeira', 'Tolani', 'Marine Welder', 33, 'Fall River → Mobile'],
  ['Jasper Nyqvist', 'Tolani', 'Cheese Monger', 45, 'Madison → Milwaukee'],
  ['Keoni Palakiko', 'Tolani', 'Paramedic', 30, 'Hilo → Honolulu'],
  ['Lottie Abernathy', 'Tolani', 'Auctioneer', 26, 'Lexington → Nashville'],
  ['Marcus Delacroix', 'Kesso', 'Jazz Archivist', 48, 'New Orleans → Memphis'],
  ['Nadia Rahimi', 'Kesso', 'Patent Attorney', 36, 'Fremont → Seattle'],
  ['Osmund Bell', 'Kesso', 'Lighthouse Guide', 57, 'Nantucket → Gloucester'],
  ['Priya Venkataraman', 'Kesso', 'Escape Room Designer', 31, 'Edison → Austin'],
  ['Quill Sandoval', 'Kesso', 'Long-Haul Trucker', 43, 'Pueblo → Amarillo'],
  ['Rosalind Achterberg', 'Kesso', 'Crossword Setter', 65, 'Ithaca → Burlington'],
];

export const castaways: readonly SampleCastaway[] = CAST.map(([name, tribe, occupation, age, hometown]) => ({
  name,
  tribe,
  occupation,
  age,
  hometown,
}));

/** The path of this castaway's picture in the web client (web/public/images). */
export const portraitOf = (castaway: SampleCastaway): string =>
  `/images/${castaway.name.toLowerCase().replaceAll(' ', '-')}.webp`;

export interface SamplePlayer {
  readonly name: string;
  readonly username: string;
}

export const players: readonly SamplePlayer[] = [
  { name: 'Coral Whitfield', username: 'coral' },
  { name: 'Dune Marlowe', username: 'dune' },
  { name: 'Ember Castellan', username: 'ember' },
  { name: 'Fern Okonjo', username: 'fern' },
  { name: 'Gale Rutherford', username: 'gale' },
  { name: 'Harbor Lindqvist', username: 'harbor' },
  { name: 'Indigo Farrow', username: 'indigo' },
  { name: 'Juniper Vale', username: 'juniper' },
  { name: 'Koa Brightwater', username: 'koa' },
  { name: 'Lagoon Petrov', username: 'lagoon' },
  { name: 'Maris Delgado', username: 'maris' },
  { name: 'Nova Tremblay', username: 'nova' },
];

export const emailOf = (player: SamplePlayer): string => `${player.username}@torchbearer.example`;
