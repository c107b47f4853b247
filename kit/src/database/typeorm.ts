import { createRequire } from 'node:module';
import type * as TypeOrm from 'typeorm';

const require = createRequire(import.meta.url);

/** TypeORM, loaded at its first use: it takes 10 MB of memory, and the gateway and realtime have no database. */
export const typeorm = (): typeof TypeOrm => require('typeorm') as typeof TypeOrm;
