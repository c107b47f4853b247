import { runRepublish } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';
import { owned } from './publishes.js';

await runRepublish({ name: 'sms', owned, entities: [], migrations });
