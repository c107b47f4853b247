import { rpc } from '@torchbearer/kit';
import type { ReceiveMessageRequest, ReceiveMessageResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../context.js';
import { readMessage } from '../inbound/message.js';
import { receive } from '../inbound/receive.js';
import { readSigned, signedFormInput } from '../inbound/signature.js';
import { twiml } from '../inbound/twiml.js';

export const receiveMessage = rpc<Context, ReceiveMessageRequest, ReceiveMessageResponse>({
  who: 'public',
  input: signedFormInput,
  handle: async (context, request, call) => {
    const message = readMessage(readSigned(context, '/api/sms/webhook', request));
    return { twiml: twiml(await receive(context, message, call)) };
  },
});
