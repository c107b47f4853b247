import { runRepublish } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';
import { tables } from './db/tables.js';
import { owned } from './publishes.js';

await runRepublish({ name: 'league', owned, entities: tables, migrations });
