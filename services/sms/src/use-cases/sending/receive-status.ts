import { checkInput, rpc } from '@torchbearer/kit';
import type { ReceiveStatusRequest, ReceiveStatusResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { readSigned, signedFormInput } from '../../twilio/signature.js';

const statusInput = z.object({
  MessageSid: z.string('MessageSid is missing').regex(/^[\w-]{1,64}$/, 'MessageSid is no id of a message'),
  MessageStatus: z
    .string('MessageStatus is missing')
    .regex(/^\w{1,32}$/, 'MessageStatus is no status of a message'),
  ErrorCode: z
    .string()
    .regex(/^\d{0,9}$/, 'ErrorCode is no error code')
    .optional(),
});

export const receiveStatus = rpc<Context, ReceiveStatusRequest, ReceiveStatusResponse>({
  who: 'public',
  input: signedFormInput,
  handle: async (context, request, { now }) => {
    const fields = readSigned(context, '/api/sms/status', request);
    checkInput(statusInput, fields);
    const { MessageSid: sid = '', MessageStatus: status = '', ErrorCode: code } = fields;
    const messageId = new URLSearchParams(request.query).get('message');
    const errorCode = code ? Number(code) : null;
    await context.saveStatus({ messageId, sid, status: status.toLowerCase(), errorCode, now });
    // Twilio gets a success for an unknown message, too.
    return {};
  },
});
