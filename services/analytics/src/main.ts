import { runService } from '@torchbearer/kit';
import { service } from './service.js';

await runService(service);
