import type { Actor, ActorSession } from '../grpc/actor.js';

export const playerActor = (id: string, name = 'Player', session?: ActorSession): Actor => ({
  kind: 'user',
  id,
  name,
  isAdmin: false,
  ...(session && { session }),
});
export const adminActor = (id: string, name = 'Admin', session?: ActorSession): Actor => ({
  ...playerActor(id, name, session),
  isAdmin: true,
});
