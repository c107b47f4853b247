import { refusedCalls } from '@torchbearer/kit/testing';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { expect, test } from 'vitest';
import { smsRpcs } from '../src/rpcs.js';
import { startLeague } from './league.js';

test('each RPC is refused to those who may not call it', async () => {
  const league = await startLeague();
  const { id: demotedId } = await league.user({ name: 'Robin' });
  await league.waitForCopies();
  for (const { rpc, caller, reason, call } of refusedCalls(SmsServiceService, smsRpcs)) {
    await expect(call(league.sms, demotedId), `${rpc} by ${caller}`).rejects.toMatchObject({ reason });
  }
});
