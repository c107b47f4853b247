import {
  bind,
  callContext,
  createMetrics,
  Refusal,
  startGrpcServer,
  type Call,
  type Definition,
  type EntityVersion,
  type RequestOf,
  type ResponseOf,
  type RpcTable,
} from '@torchbearer/kit';
import type { Reason } from '@torchbearer/rules';
import { testCallers, testLog } from '@torchbearer/kit/testing';
import { sampleField } from './sample-message.js';

/** A recorded call to a stub. */
export interface SeenCall {
  readonly method: string;
  readonly request: unknown;
  readonly call: Call;
}

type Answer<Method> = (
  request: RequestOf<Method>,
  call: Call,
) => ResponseOf<Method> | Promise<ResponseOf<Method>>;

/**
 * A stub service with its real definition on a real port. It responds as the test defines, and otherwise with an empty
 * message, with the sample's value in each field of the sample and valid values in other objects.
 */
export interface StubService<D extends Definition> {
  readonly address: string;
  readonly seen: readonly SeenCall[];
  answer<Name extends keyof D & string>(method: Name, answer: Answer<D[Name]>): void;
  /** Refuses such requests, and responds to others from the sample. */
  refuse<Name extends keyof D & string>(
    method: Name,
    reason: Reason,
    isBad: (request: RequestOf<D[Name]>) => boolean,
  ): void;
  forgetSeen(): void;
  /** Resets to empty messages and the sample. */
  reset(): void;
  /** Ends the server; `address` refuses connections afterwards. */
  stop(): Promise<void>;
}

/** Reports in a response's trailer what a service would have written to its outbox. */
export const publishes = (...versions: EntityVersion[]): void => {
  callContext.getStore()?.published.push(...versions);
};

type AnyAnswer = (request: unknown, call: Call) => unknown;

export async function startStubService<D extends Definition>(
  service: string,
  definition: D,
  sample: Readonly<Record<string, unknown>>,
  others: readonly Definition[] = [],
  onOther: (method: string, request: unknown) => unknown = () => ({}),
): Promise<StubService<D>> {
  const answers = new Map<string, AnyAnswer>();
  const seen: SeenCall[] = [];
  const table = (methods: Definition, handle: (name: string, request: unknown, call: Call) => unknown) =>
    Object.fromEntries(
      Object.keys(methods).map((name) => [
        name,
        {
          who: 'public',
          handle: async (_context: unknown, request: unknown, call: Call) =>
            await handle(name, request, call),
        },
      ]),
    ) as unknown as RpcTable<unknown, Definition>;

  const sampleOf = (method: string): object => {
    const message = definition[method]?.responseDeserialize(Buffer.alloc(0)) as Record<string, unknown>;
    const fields = Object.entries(message);
    for (const [field, empty] of fields) {
      if (empty === undefined)
        message[field] = sample[field] ?? sampleField(`${service}.${method}`, field, fields.length === 1);
      else if (typeof empty === typeof sample[field]) message[field] = sample[field];
    }
    return message;
  };
  const own = table(definition, (method, request, call) => {
    seen.push({ method, request, call });
    const given = answers.get(method)?.(request, call);
    return given ?? sampleOf(method);
  });
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [
      bind(definition as Definition, own, null),
      ...others.map((other) => bind(other, table(other, onOther), null)),
    ],
    callers: testCallers(service),
    clock: () => new Date(),
    log: testLog,
    metrics: createMetrics('stub'),
  });
  const forgetSeen = () => void seen.splice(0);
  return {
    address: `127.0.0.1:${server.port}`,
    seen,
    answer: (method, answer) => void answers.set(method, answer as AnyAnswer),
    refuse: (method, reason, isBad) =>
      void answers.set(method, (request) => {
        if (isBad(request as never)) throw new Refusal(reason);
        return undefined;
      }),
    forgetSeen,
    reset: () => {
      answers.clear();
      forgetSeen();
    },
    stop: () => server.stop(),
  };
}
