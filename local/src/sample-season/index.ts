export { castaways, emailOf, players, portraitOf } from './people.js';
export { seedSampleSeason as seed } from './seed.js';
