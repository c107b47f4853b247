/** Argon2 alone: verifies one password against one hash, several at once. */
import { verify } from '@node-rs/argon2';
import { answerOrders } from '../forked.js';

export interface Verifications {
  readonly hash: string;
  readonly password: string;
  readonly count: number;
  readonly atOnce: number;
}

answerOrders(async ({ hash, password, count, atOnce }: Verifications) => {
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      if (!(await verify(hash, password))) throw new Error('the password is not that of the hash');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { verified: count };
});
