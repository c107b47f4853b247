import { ApiError } from '@torchbearer/contract/client';
import { describe, expect, it } from 'vitest';
import { deleteEach } from './delete-each.js';
import { userOf } from '../../../api/sample-user.js';

const people = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => userOf({ name }));

async function run(
  users: typeof people,
  remove: (id: string) => Promise<unknown>,
  isStopped: (done: number) => boolean = () => false,
) {
  const waits: number[] = [];
  let done = 0;
  const { deleted, ...result } = await deleteEach(users, {
    remove,
    onDone: (now) => (done = now),
    isStopped: () => isStopped(done),
    waitSeconds: async (seconds) => waits.push(seconds),
  });
  return { ...result, deleted: [...deleted].toSorted(), waits, done };
}

describe('deleting several users', () => {
  it('deletes each of them once', async () => {
    const removed: string[] = [];
    const { deleted, failures, done } = await run(people, async (id) => removed.push(id));
    expect([failures, done]).toEqual([[], 5]);
    expect(deleted).toEqual(['Ada', 'Bo', 'Cy', 'Di', 'Ed']);
    expect(removed.toSorted()).toEqual(deleted);
  });

  it('reports each that failed, and why, and continues with the others', async () => {
    const { deleted, failures } = await run(people, async (id) => {
      if (id === 'Bo') throw new ApiError(404, 'USER_NOT_FOUND', 'User not found');
      if (id === 'Di') throw new ApiError(0, 'UNREACHABLE', 'no response');
    });
    expect(deleted).toEqual(['Ada', 'Cy', 'Ed']);
    expect(failures).toEqual([
      { name: 'Bo', why: 'User not found' },
      { name: 'Di', why: 'Failed to delete user' },
    ]);
  });

  it('never requests the deletion of an admin', async () => {
    const { deleted, failures } = await run([userOf({ name: 'Jo', isAdmin: true })], async () => {
      throw new Error('requested');
    });
    expect([deleted, failures]).toEqual([[], [{ name: 'Jo', why: 'Cannot delete admin users' }]]);
  });

  it('waits as long as a busy server requests, and tries again', async () => {
    let refusals = 2;
    const { deleted, waits } = await run(people.slice(0, 1), async () => {
      if (refusals-- > 0) throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many', [], null, 7);
    });
    expect([deleted, waits]).toEqual([['Ada'], [7, 7]]);
  });

  it('gives up on a server that stays busy', async () => {
    const { failures } = await run(people.slice(0, 1), async () => {
      throw new ApiError(429, 'TOO_MANY_REQUESTS', 'Too many attempts.');
    });
    expect(failures).toEqual([{ name: 'Ada', why: 'Too many attempts.' }]);
  });

  it('deletes no more users once it is stopped', async () => {
    const { deleted, untouched } = await run(
      people,
      async () => undefined,
      (done) => done >= 1,
    );
    expect(deleted.length + untouched).toBe(5);
    expect(untouched).toBeGreaterThan(0);
  });
});
