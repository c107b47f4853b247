import { inputText } from '@torchbearer/rules/draft';
import { createHash } from 'node:crypto';

/** `inputHash` of the rules, by Node's hash, which is faster. */
export function hashOf(...inputs: Parameters<typeof inputText>): string {
  const sha256 = createHash('sha256');
  for (const text of inputText(...inputs)) sha256.update(text);
  return sha256.digest('hex');
}
