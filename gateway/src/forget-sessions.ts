import type { Bus, Subscription } from '@torchbearer/kit';
import { Topics } from '@torchbearer/proto/topics';
import type { Sessions } from './sessions.js';

const TOPICS = [Topics.session, Topics.user];

/**
 * Drops cached sessions when identity publishes that one ended or that a user changed. The gateway serves without it as
 * well: sessions are then cached for seconds only.
 */
export async function forgetChangedSessions(
  bus: Pick<Bus, 'ensureTopics' | 'broadcast'>,
  sessions: Pick<Sessions, 'forgetSession' | 'forgetUser' | 'trustEvents'>,
): Promise<Subscription> {
  await bus.ensureTopics(TOPICS);
  return await bus.broadcast({
    topics: TOPICS.map(({ name }) => name),
    handle: ({ topic, key }) => {
      if (topic === Topics.session.name) sessions.forgetSession(key);
      else sessions.forgetUser(key);
    },
    onConnected: () => sessions.trustEvents(true),
    onLost: () => sessions.trustEvents(false),
  });
}
