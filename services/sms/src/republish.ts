import { runRepublish } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';
import { owned } from './owned.js';

await runRepublish({ name: 'sms', owned, entities: [], migrations });
