/** The keys of tests, and callers that sign with them. */
import type { ServiceName } from '@torchbearer/proto/topics';
import { readConfig, rpcEnv } from '../config.js';
import { isCaller, keysOf, pairKey, type Caller } from '../grpc/callers.js';
import { connect, type RpcClient } from '../grpc/client.js';
import type { Definition } from '../grpc/rpc.js';
import { acceptedCallers, createSigner, type AcceptedCallers, type Signer } from '../grpc/signed-call.js';

const masterOf = (caller: Caller): string => `the master of ${caller}, for tests only`;

/** What a process gets of the keys, as its environment. */
export const testKeys = (process: string) => keysOf(process as ServiceName, masterOf);

/** What a server needs to know its callers. */
export const testCallers = (service: string): AcceptedCallers =>
  acceptedCallers(service, readConfig(rpcEnv, testKeys(service)));

/** The signer of one process at one service. */
export const signerOf = (caller: Caller, callee: string): Signer =>
  createSigner(caller, callee, pairKey(masterOf(caller), callee));

/** Signs as the process that the actor is, and for everybody else as the gateway, which may speak for anybody. */
export const testSigner =
  (callee: string): Signer =>
  (caller, method, now) => {
    const { kind, id } = caller.actor;
    const process = kind === 'service' && id !== null && isCaller(id) ? id : 'gateway';
    return signerOf(process, callee)(caller, method, now);
  };

/**
 * Connects to a service on this machine, as the callers that it knows. Its calls wait as long as a busy machine needs.
 * @param callee the service's name
 */
export const connectForTest = <D extends Definition>(
  definition: D,
  port: number,
  callee: string,
): Promise<RpcClient<D>> =>
  connect(definition, `127.0.0.1:${port}`, { sign: testSigner(callee), deadlineMs: 60_000 });
