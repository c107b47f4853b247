import { isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { GetBlastRequest, GetBlastResponse } from '@torchbearer/proto/sms/v1/sms';
import { z } from 'zod';
import { progressOf } from '../sending/progress.js';
import type { Context } from '../../context.js';

interface BlastRow {
  readonly message: string;
  readonly createdAt: Date;
  readonly recipients: number;
}

export const getBlast = rpc<Context, GetBlastRequest, GetBlastResponse>({
  who: 'admin',
  input: z.object({ blastId: text(100) }),
  handle: async ({ database }, { blastId }) => {
    if (!isId(blastId)) throw new Refusal('BLAST_NOT_FOUND');
    const [blast] = await database.rows<BlastRow>(
      'select message, created_at as "createdAt", recipients from blasts where id = $1',
      [blastId],
    );
    if (!blast) throw new Refusal('BLAST_NOT_FOUND');
    return { blastId, ...blast, ...(await progressOf(database, 'blast_id = $1', blastId)) };
  },
});
