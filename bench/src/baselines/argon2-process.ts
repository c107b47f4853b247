/** Argon2 alone, in a process of its own: verifies one password against one hash, several at once. */
import { verify } from '@node-rs/argon2';

export interface Verifications {
  readonly hash: string;
  readonly password: string;
  readonly count: number;
  readonly atOnce: number;
}

process.on('message', (asked: Verifications) => {
  verifyAll(asked).then(
    () => process.send?.({ verified: asked.count }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));

async function verifyAll({ hash, password, count, atOnce }: Verifications): Promise<void> {
  let begun = 0;
  const worker = async (): Promise<void> => {
    while (begun < count) {
      begun += 1;
      if (!(await verify(hash, password))) throw new Error('the password is not that of the hash');
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
