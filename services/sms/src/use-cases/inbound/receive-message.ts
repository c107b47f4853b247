import { rpc } from '@torchbearer/kit';
import type { ReceiveMessageRequest, ReceiveMessageResponse } from '@torchbearer/proto/sms/v1/sms';
import type { Context } from '../../context.js';
import { readMessage } from './message.js';
import { receive } from './answer-message.js';
import { readSigned, signedFormInput } from '../../twilio/signature.js';
import { twiml } from '../../twilio/twiml.js';

export const receiveMessage = rpc<Context, ReceiveMessageRequest, ReceiveMessageResponse>({
  who: 'public',
  input: signedFormInput,
  handle: async (context, request, call) => {
    const message = readMessage(readSigned(context, '/api/sms/webhook', request));
    return { twiml: twiml(await receive(context, message, call)) };
  },
});
