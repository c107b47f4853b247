import type { SecurityEvent } from '@torchbearer/contract';
import type * as identity from '@torchbearer/proto/identity/v1/identity';
import { instant, optionalText } from './parts.js';

export const securityEventAnswer = (event: identity.SecurityEvent): SecurityEvent => ({
  id: event.id,
  at: instant(event.at),
  kind: event.kind,
  outcome: event.outcome === 'succeeded' || event.outcome === 'refused' ? event.outcome : 'failed',
  user: personAnswer(event.user),
  account: optionalText(event.account),
  actor: personAnswer(event.actor),
  address: optionalText(event.address),
  detail: optionalText(event.detail),
});

const personAnswer = (person: identity.SecurityEventPerson | undefined): SecurityEvent['user'] =>
  person ? { id: person.id, name: optionalText(person.name) } : null;
