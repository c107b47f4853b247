/** The sample season's cast and players. All are invented. */

export interface SampleCastaway {
  readonly name: string;
  readonly tribe: 'Maravu' | 'Tolani' | 'Kesso';
  readonly occupation: string;
  readonly age: number;
  readonly hometown: string;
}

export const castaways: readonly SampleCastaway[] = [
  {
    name: 'Anouk Verhoeven',
    tribe: 'Maravu',
    occupation: 'Tugboat Captain',
    age: 41,
    hometown: 'Delft → Astoria',
  },
  {
    name: 'Bram Okafor',
    tribe: 'Maravu',
    occupation: 'Beekeeper',
    age: 34,
    hometown: 'Savannah → Asheville',
  },
  {
    name: 'Celia Marchetti',
    tribe: 'Maravu',
    occupation: 'Opera Understudy',
    age: 29,
    hometown: 'Providence → Chicago',
  },
  { name: 'Dashiell Pike', tribe: 'Maravu', occupation: 'Locksmith', age: 52, hometown: 'Duluth → Duluth' },
  {
    name: 'Esperanza Luna',
    tribe: 'Maravu',
    occupation: 'Storm Chaser',
    age: 27,
    hometown: 'Laredo → Norman',
  },
  {
    name: 'Finn Aldaine',
    tribe: 'Maravu',
    occupation: 'Substitute Teacher',
    age: 23,
    hometown: 'Bangor → Portland',
  },
  { name: 'Goldie Tran', tribe: 'Tolani', occupation: 'Poker Dealer', age: 38, hometown: 'San Jose → Reno' },
  {
    name: 'Hollis Whitcombe',
    tribe: 'Tolani',
    occupation: 'Retired Referee',
    age: 61,
    hometown: 'Tulsa → Wichita',
  },
  {
    name: 'Ines Caldeira',
    tribe: 'Tolani',
    occupation: 'Marine Welder',
    age: 33,
    hometown: 'Fall River → Mobile',
  },
  {
    name: 'Jasper Nyqvist',
    tribe: 'Tolani',
    occupation: 'Cheese Monger',
    age: 45,
    hometown: 'Madison → Milwaukee',
  },
  { name: 'Keoni Palakiko', tribe: 'Tolani', occupation: 'Paramedic', age: 30, hometown: 'Hilo → Honolulu' },
  {
    name: 'Lottie Abernathy',
    tribe: 'Tolani',
    occupation: 'Auctioneer',
    age: 26,
    hometown: 'Lexington → Nashville',
  },
  {
    name: 'Marcus Delacroix',
    tribe: 'Kesso',
    occupation: 'Jazz Archivist',
    age: 48,
    hometown: 'New Orleans → Memphis',
  },
  {
    name: 'Nadia Rahimi',
    tribe: 'Kesso',
    occupation: 'Patent Attorney',
    age: 36,
    hometown: 'Fremont → Seattle',
  },
  {
    name: 'Osmund Bell',
    tribe: 'Kesso',
    occupation: 'Lighthouse Guide',
    age: 57,
    hometown: 'Nantucket → Gloucester',
  },
  {
    name: 'Priya Venkataraman',
    tribe: 'Kesso',
    occupation: 'Escape Room Designer',
    age: 31,
    hometown: 'Edison → Austin',
  },
  {
    name: 'Quill Sandoval',
    tribe: 'Kesso',
    occupation: 'Long-Haul Trucker',
    age: 43,
    hometown: 'Pueblo → Amarillo',
  },
  {
    name: 'Rosalind Achterberg',
    tribe: 'Kesso',
    occupation: 'Crossword Setter',
    age: 65,
    hometown: 'Ithaca → Burlington',
  },
];

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
