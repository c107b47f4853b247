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
import { TEST_ACTOR_SECRET, testLog } from '@torchbearer/kit/testing';

/** What a call to a stub looked like. */
export interface SeenCall {
  readonly method: string;
  readonly request: unknown;
  readonly call: Call;
}

type Answer<Method> = (
  request: RequestOf<Method>,
  call: Call,
) => ResponseOf<Method> | Promise<ResponseOf<Method>>;

/** A service at the border: it answers what the test says, by its real definition on a real port. */
export interface StubService<D extends Definition> {
  readonly address: string;
  readonly seen: readonly SeenCall[];
  answer<Name extends keyof D & string>(method: Name, answer: Answer<D[Name]>): void;
  forgetSeen(): void;
  /** Ends the server; `address` answers nobody afterwards. */
  stop(): Promise<void>;
}

/** Says in an answer's trailer what a service would have put into its outbox. */
export const publishes = (...versions: EntityVersion[]): void => {
  callContext.getStore()?.published.push(...versions);
};

export async function startStubService<D extends Definition>(
  definition: D,
  others: readonly Definition[] = [],
  onOther: (method: string, request: unknown) => unknown = () => ({}),
): Promise<StubService<D>> {
  const answers = new Map<string, (request: unknown, call: Call) => unknown>();
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

  const own = table(definition, (method, request, call) => {
    seen.push({ method, request, call });
    const answer = answers.get(method);
    if (!answer) throw new Refusal('INTERNAL', `the stub has no answer to ${method}`);
    return answer(request, call);
  });
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [
      bind(definition as Definition, own, null),
      ...others.map((other) => bind(other, table(other, onOther), null)),
    ],
    actorSecret: TEST_ACTOR_SECRET,
    clock: () => new Date(),
    log: testLog,
    metrics: createMetrics('stub'),
  });
  return {
    address: `127.0.0.1:${server.port}`,
    seen,
    answer: (method, answer) => void answers.set(method, answer as (request: unknown, call: Call) => unknown),
    forgetSeen: () => void seen.splice(0),
    stop: () => server.stop(),
  };
}
