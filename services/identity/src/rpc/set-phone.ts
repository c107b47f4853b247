import { Refusal, rpc } from '@torchbearer/kit';
import type { SetPhoneRequest, SetPhoneResponse } from '@torchbearer/proto/identity/v1/identity';
import { z } from 'zod';
import type { Context } from '../context.js';
import { isStopped, lockPhone } from '../db/phones.js';
import { parsePhone, phoneChanges } from '../domain/phone.js';
import { lockOwnAccount } from '../own-account.js';
import { saveUser } from '../save-user.js';
import { namingTaken } from '../taken.js';
import { userAnswer } from './answers.js';
import { phone as phoneInput } from './inputs.js';

export const setPhone = rpc<Context, SetPhoneRequest, SetPhoneResponse>({
  who: 'player',
  input: z.object({ phone: phoneInput }),
  handle: async ({ database }, request, call) => {
    const phone = parsePhone(request.phone);
    if (phone === null) throw new Refusal('INVALID_INPUT');
    return await namingTaken(database, { phone }, call.userId, () =>
      database.transaction(async (tx) => {
        await lockPhone(tx, phone);
        const user = await lockOwnAccount(tx, call);
        const mayText = !(await isStopped(tx, phone));
        const changes = { ...phoneChanges(user, phone, mayText, call.now), smsEnabled: mayText };
        return { user: userAnswer(await saveUser(tx, user, changes)) };
      }),
    );
  },
});
