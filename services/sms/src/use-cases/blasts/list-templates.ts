import { rpc } from '@torchbearer/kit';
import type { ListTemplatesRequest, ListTemplatesResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../../context.js';
import { templates } from '../../domain/templates.js';

export const listTemplates = rpc<Context, ListTemplatesRequest, ListTemplatesResponse>({
  who: 'admin',
  handle: () => Promise.resolve({ templates: [...templates] }),
});
