import { wholeSeason } from './src/season.js';
import { startSystemInProcess } from './src/in-process.js';

wholeSeason('on one machine, the bus on Postgres', () => startSystemInProcess({ purpose: 'season' }));
