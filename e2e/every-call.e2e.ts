import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddresses } from './src/every-call/addresses.js';
import { describeBodies } from './src/every-call/bodies.js';
import { describeCachingAndHeaders } from './src/every-call/caching-and-headers.js';
import { describeRepeats } from './src/every-call/repeated.js';
import { describeRoles } from './src/every-call/roles.js';
import { describeRpcRoles } from './src/every-call/rpc-roles.js';
import { setStage, type Stage } from './src/every-call/stage.js';

describe('every call of the contract, on a running system', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(async () => {
    await stage?.system.stop();
  });

  describeRoles(() => stage);
  describeRpcRoles(() => stage);
  describeBodies(() => stage);
  describeAddresses(() => stage);
  describeCachingAndHeaders(() => stage);
  describeRepeats(() => stage);
});
