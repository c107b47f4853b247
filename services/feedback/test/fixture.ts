/** The real service on its own database and bus, with users published like identity does. */
import { createBus, serviceActor, type EntityVersion } from '@torchbearer/kit';
import {
  connectForTest,
  createServiceDatabase,
  eventually,
  playerActor,
  startForTest,
  testLog,
} from '@torchbearer/kit/testing';
import { CopiesServiceService } from '@torchbearer/proto/copies/v1/copies';
import {
  FeedbackServiceService,
  SurveyType,
  type SubmitFeedbackRequest,
} from '@torchbearer/proto/feedback/v1/feedback';
import { UserChanged } from '@torchbearer/proto/identity/v1/events';
import { Topics } from '@torchbearer/proto/topics';
import { randomUUID } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { service } from '../src/service.js';

export const PROFILE = SurveyType.SURVEY_TYPE_PROFILE;
export const LEADERBOARD = SurveyType.SURVEY_TYPE_LEADERBOARD;

export type FeedbackUnderTest = Awaited<ReturnType<typeof startFeedback>>;

/** Stops at the end of the test. */
export async function startFeedback() {
  const environment = {
    ...(await createServiceDatabase(inject('postgresUrl'), service)),
  };
  const bus = createBus(environment, { clientId: 'test', log: testLog, onCrash: () => undefined });
  onTestFinished(() => bus.close());
  const replica = await startForTest(service, environment);
  onTestFinished(() => replica.stop());
  const feedback = await connectForTest(FeedbackServiceService, replica.started.grpcPort, 'feedback');
  const copies = await connectForTest(CopiesServiceService, replica.started.grpcPort, 'feedback');
  onTestFinished(() => {
    feedback.close();
    copies.close();
  });
  const versions = new Map<string, EntityVersion>();

  const send = async (key: string, encode: (version: number) => Uint8Array | null): Promise<void> => {
    const version = (versions.get(key)?.version ?? 0) + 1;
    versions.set(key, { topic: Topics.user.name, key, version });
    const headers = { ce_entityversion: String(version) };
    await bus.publish([{ topic: Topics.user.name, key, value: encode(version), headers }]);
  };

  return {
    feedback,
    copies,
    clock: replica.clock,
    database: replica.started.database,
    /** Publishes a user; to change one, pass it whole with its id. */
    user: async (fields: Partial<UserChanged> = {}) => {
      const user = UserChanged.fromPartial({
        id: randomUUID(),
        name: 'Robin',
        email: 'robin@example.com',
        ...fields,
      });
      await send(user.id, (version) => UserChanged.encode({ ...user, version }).finish());
      return user;
    },
    userDeleted: (id: string) => send(id, () => null),
    /** Resolves once everything published so far is in the copies. */
    waitForCopies: async (): Promise<void> => {
      await eventually(async () => {
        const request = { versions: [...versions.values()], timeoutMs: 5_000 };
        const call = { actor: serviceActor('gateway'), deadlineMs: 10_000 };
        if (!(await copies.awaitVersions(request, call)).applied) throw new Error('the copies are behind');
      });
    },
    /** Answers the profile survey by default. */
    submit: (userId: string, fields: Partial<SubmitFeedbackRequest> = {}, name = 'Robin') =>
      feedback.submitFeedback(
        { surveyType: PROFILE, question: 'How easy was it?', answer: 'Quite.', rating: 4, ...fields },
        { actor: playerActor(userId, name), deadlineMs: 30_000 },
      ),
  };
}
