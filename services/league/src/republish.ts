import { runRepublish } from '@torchbearer/kit';
import { migrations } from './db/migrations/index.js';
import { tables } from './db/tables.js';
import { owned } from './owned.js';

await runRepublish({ name: 'league', owned, entities: tables, migrations });
