import { expect } from 'vitest';
import { signUp } from '../api.js';
import { addPhone } from '../phone.js';
import { twilioSignature } from '../twilio.js';
import { eventually } from '../wait.js';
import { atOnce, tally, type Repeat } from './at-once.js';
import type { Stage } from './stage.js';

const TIMES = 20;

/** A request as Twilio signs it. */
function signed({ system, nobody }: Stage, path: string, fields: Record<string, string>) {
  const env = system.twilio?.env ?? {};
  const signature = twilioSignature(
    env['TWILIO_AUTH_TOKEN'] ?? '',
    `${env['PUBLIC_URL'] ?? ''}${path}`,
    fields,
  );
  return (given: Record<string, string> = fields, mark = signature) =>
    nobody.raw('POST', path, new URLSearchParams(given), { 'x-twilio-signature': mark });
}

const phoned = async (stage: Stage) => {
  const someone = await signUp(stage.urls, stage.fresh('Texter'));
  const phone = stage.freshPhone();
  await addPhone(stage.system.twilio?.fake.url, someone, phone);
  // Another's write: the service for texts learns of it a moment later.
  const body = { message: 'Hello', recipientFilter: 'custom' as const, customRecipients: [someone.id] };
  await eventually(async () =>
    expect(await stage.admin.client.estimateBlast({ body })).toMatchObject({ estimatedCount: 1 }),
  );
  return { ...someone, phone };
};

export const messageRepeats: readonly Repeat[] = [
  {
    of: ['submitFeedback'],
    name: 'a survey is answered once, however many answers come at once',
    check: async (stage) => {
      const someone = await signUp(stage.urls, stage.fresh('Critic'));
      const answer = (index: number) =>
        someone.raw('POST', '/api/feedback', {
          surveyType: 'PROFILE',
          question: 'How is it?',
          answer: `Answer ${index}`,
          rating: null,
        });
      expect(tally(await atOnce(TIMES, answer))).toEqual({ 201: 1, FEEDBACK_ALREADY_SUBMITTED: TIMES - 1 });
      const params = { surveyType: 'PROFILE' } as const;
      expect(await someone.client.checkFeedback({ params })).toEqual({ hasSubmitted: true });
      const all = await stage.admin.client.listFeedback({ query: { surveyType: 'PROFILE' } });
      expect(all.filter(({ user }) => user.email === someone.email)).toHaveLength(1);
    },
  },
  {
    of: ['sendBlast', 'estimateBlast'],
    name: 'a blast retried with its key is sent once; with other words the key is refused',
    check: async (stage) => {
      const someone = await phoned(stage);
      const body = {
        message: 'Torches up, {name}!',
        recipientFilter: 'custom',
        customRecipients: [someone.id],
      };
      const estimate = () => stage.admin.raw('POST', '/api/sms/blast/estimate', body);
      expect(tally(await atOnce(5, estimate))).toEqual({ 200: 5 });
      const headers = { 'idempotency-key': stage.fresh('key') };
      const send = (given: object = body) => stage.admin.raw('POST', '/api/sms/blast', given, headers);
      const answers = await atOnce(5, () => send());
      expect(tally(answers)).toEqual({ 200: 5 });
      expect(new Set(answers.map(({ json }) => (json as { blastId: string }).blastId)).size).toBe(1);
      expect(tally([await send({ ...body, message: 'Other words' })])).toEqual({ IDEMPOTENCY_KEY_REUSED: 1 });
      const fake = stage.system.twilio?.fake;
      const got = () => fake?.receivedBy(someone.phone).filter((text) => text.startsWith('Torches up')) ?? [];
      await eventually(() => expect(got()).toHaveLength(1));
      const params = { id: (answers[0]?.json as { blastId: string }).blastId };
      await eventually(async () =>
        expect(await stage.admin.client.getBlast({ params })).toMatchObject({ recipients: 1, delivered: 1 }),
      );
      expect(got()).toHaveLength(1);
    },
  },
  {
    of: ['receiveSms'],
    name: 'a message that Twilio sends ten times acts once; a forged or altered one not at all',
    check: async (stage) => {
      const someone = await phoned(stage);
      const fields = {
        From: someone.phone,
        To: '+15555550100',
        Body: 'STOP',
        MessageSid: `SM${stage.fresh('sid').replace(' ', '')}`,
      };
      const send = signed(stage, '/api/sms/webhook', fields);
      expect(tally([await send(fields, 'Zm9yZ2Vk')])).toEqual({ BAD_SIGNATURE: 1 });
      expect(tally([await send({ ...fields, Body: 'START' })])).toEqual({ BAD_SIGNATURE: 1 });
      expect((await someone.client.getOwnUser()).smsEnabled).toBe(true);
      const answers = await atOnce(10, () => send());
      expect(tally(answers)).toEqual({ 200: 10 });
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      await eventually(async () => expect((await someone.client.getOwnUser()).smsEnabled).toBe(false));
      const log = await stage.admin.client.listSmsLogs({ query: { limit: 200 } });
      expect(
        log.filter(({ phone, inboundText }) => phone === someone.phone && inboundText === 'STOP'),
      ).toHaveLength(1);
      // Stopped on the phone is stopped everywhere.
      const toggle = await someone.raw('POST', '/api/users/me/sms-toggle', { enabled: true });
      expect(tally([toggle])).toEqual({ SMS_STOPPED: 1 });
    },
  },
  {
    of: ['receiveSmsStatus'],
    name: 'news of a delivery, repeated and late, never take it back',
    check: async (stage) => {
      const someone = await phoned(stage);
      const recipientFilter = 'custom' as const;
      const body = { message: 'News', recipientFilter, customRecipients: [someone.id] };
      const { blastId } = await stage.admin.client.sendBlast({ body });
      const progress = () => stage.admin.client.getBlast({ params: { id: blastId } });
      await eventually(async () => expect((await progress()).delivered).toBe(1));
      const sid = stage.system.twilio?.fake.messages.findLast(({ to }) => to === someone.phone)?.sid ?? '';
      const late = signed(stage, '/api/sms/status', { MessageSid: sid, MessageStatus: 'sent' });
      expect(tally(await atOnce(5, () => late()))).toEqual({ 204: 5 });
      expect(tally([await late({ MessageSid: sid, MessageStatus: 'failed' })])).toEqual({ BAD_SIGNATURE: 1 });
      expect(await progress()).toMatchObject({ delivered: 1, failed: 0 });
    },
  },
];
