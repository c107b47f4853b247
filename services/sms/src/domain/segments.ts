import { SegmentedMessage } from 'sms-segments-calculator';

/** US cents for each segment sent. */
export const CENTS_PER_SEGMENT = 5;

export interface SegmentCount {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly segments: number;
}

/**
 * How a text is billed. A segment holds 160 characters of GSM-7, or 70 of UCS-2 as soon as one character is not in
 * GSM-7's alphabet; if a text needs several, each holds 153 or 67, because they are numbered. A few characters
 * (^{}\[]~| and the euro sign) count twice. Source: 3GPP TS 23.038 (alphabets) and TS 23.040 (concatenation). An
 * empty text is one segment.
 */
export function countSegments(text: string): SegmentCount {
  const message = new SegmentedMessage(text);
  return { encoding: message.encodingName, segments: message.segmentsCount };
}
