/** Adds the calls of admins, which other users' pages do not load. */
import { createPlainClient } from '@torchbearer/contract/client';
import table from 'virtual:torchbearer-calls/admin';
import { api, clientSettings } from './client.js';

Object.assign(api, createPlainClient(table, clientSettings));
