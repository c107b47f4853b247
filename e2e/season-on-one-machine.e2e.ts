import { wholeSeason } from './src/season.js';
import { startTestSystem } from './src/system.js';

wholeSeason('on one machine, the bus on Postgres', () => startTestSystem({ purpose: 'season' }));
