import { audit, isId, Refusal, rpc, text } from '@torchbearer/kit';
import type { StopBlastRequest, StopBlastResponse } from '@torchbearer/proto/sms/v1/sms';
import { Topics } from '@torchbearer/proto/topics';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { stopQueued } from '../sending/stop-queued.js';

export const stopBlast = rpc<Context, StopBlastRequest, StopBlastResponse>({
  who: 'admin',
  input: z.object({ blastId: text(100) }),
  handle: async ({ database }, { blastId }, call) => {
    if (!isId(blastId)) throw new Refusal('BLAST_NOT_FOUND');
    return await database.transaction(async (tx) => {
      const [blast] = await tx.rows<{ message: string }>('select message from blasts where id = $1', [
        blastId,
      ]);
      if (!blast) throw new Refusal('BLAST_NOT_FOUND');
      const stopped = await stopQueued(tx, 'blast_id = $3', blastId, 'The blast was stopped', call.now);
      if (stopped > 0)
        await audit(tx, Topics.smsAudit, call, {
          action: 'sms.blast-stopped',
          target: { type: 'blast', id: blastId, name: blast.message.slice(0, 60) },
          before: null,
          after: { stopped },
        });
      return { stopped };
    });
  },
});
