import type { Call } from './call.js';
import type { Fixture, Sample } from './sample.js';

/** A valid request of a call: its own sample, merged over the first example of its body. */
export function sampleOf(call: Call, fixture: Fixture): Sample {
  const { body, rawBody } = call;
  const examples = body?.meta()?.['examples'] as readonly unknown[] | undefined;
  const { headers, ...own } = call.sample?.(fixture) ?? {};
  return {
    ...(examples && { body: examples[0] }),
    ...(rawBody?.type === 'text/csv' && { raw: rawBody.example }),
    ...own,
    headers: { ...(rawBody && { 'content-type': rawBody.type }), ...headers },
  };
}
