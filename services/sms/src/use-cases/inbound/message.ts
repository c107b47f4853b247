import { checkInput } from '@torchbearer/kit';
import { z } from 'zod';

/** A text message that we received. */
export interface InboundMessage {
  /** Twilio's id of the message; a redelivery has the same id. */
  readonly sid: string;
  /** +1 and ten digits, or another kind of sender. */
  readonly phone: string;
  readonly text: string;
}

const inboundInput = z.object({
  From: z.string('From is missing').min(1, 'From is missing').max(64, 'From is too long'),
  Body: z.string('Body is missing').max(1_600, 'Body must be at most 1,600 characters'),
  MessageSid: z.string('MessageSid is missing').regex(/^[\w-]{1,64}$/, 'MessageSid is no id of a message'),
});

/** @throws Refusal INVALID_INPUT */
export function readMessage(fields: Readonly<Record<string, string>>): InboundMessage {
  checkInput(inboundInput, fields);
  const { From = '', Body = '', MessageSid = '' } = fields;
  // Postgres can't store NUL characters.
  const [phone, text] = [From, Body].map((value) => value.replaceAll('\0', '').trim());
  return { sid: MessageSid, phone: phone ?? '', text: text ?? '' };
}
