import { SegmentedMessage } from 'sms-segments-calculator';

/** Of US money, for each segment that is sent. */
export const CENTS_PER_SEGMENT = 5;

export interface SegmentCount {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly segments: number;
}

/**
 * What a text is billed as. A segment holds 160 characters of GSM-7, or 70 of UCS-2 as soon as one character is not
 * in GSM-7's alphabet; of a text that needs several, each holds 153 or 67, for they are numbered. A few characters
 * (^{}\[]~| and the euro sign) count twice. Source: 3GPP TS 23.038 (alphabets) and TS 23.040 (concatenation).
 * A text without any character is one segment, as a message of its own would be.
 */
export function countSegments(text: string): SegmentCount {
  const message = new SegmentedMessage(text);
  return { encoding: message.encodingName, segments: message.segmentsCount };
}
