import { refusesOtherCallers } from '@torchbearer/kit/testing/suites';
import { SmsServiceService } from '@torchbearer/proto/sms/v1/sms';
import { smsRpcs } from '../src/rpcs.js';
import { startLeague } from './league.js';

refusesOtherCallers(SmsServiceService, smsRpcs, async () => {
  const { sms, user, waitForCopies } = await startLeague();
  const { id } = await user();
  await waitForCopies();
  return { client: sms, demotedId: id };
});
