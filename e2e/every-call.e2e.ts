import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddresses } from './src/every-call/addresses.js';
import { describeAtOnce } from './src/every-call/at-once.js';
import { describeBodies } from './src/every-call/bodies.js';
import { describeCachingAndHeaders } from './src/every-call/caching-and-headers.js';
import { describeForgedActors } from './src/every-call/forged-actors.js';
import { describeRoles } from './src/every-call/roles.js';
import { setStage, type Stage } from './src/every-call/stage.js';
import { describeTwice } from './src/every-call/twice.js';

describe('every call of the contract, on a running system', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  });
  afterAll(async () => {
    await stage?.system.stop();
  });

  describeRoles(() => stage);
  describeForgedActors(() => stage);
  describeBodies(() => stage);
  describeAddresses(() => stage);
  describeCachingAndHeaders(() => stage);
  describeTwice(() => stage);
  describeAtOnce(() => stage);
});
