import { runRepublish } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';
import { entities } from './db/tables.js';
import { owned } from './publishes.js';

await runRepublish({ name: 'scoring', owned, entities, migrations });
