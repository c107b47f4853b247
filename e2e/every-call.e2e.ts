import { afterAll, beforeAll, describe } from 'vitest';
import { describeRoles } from './src/every-call/roles.js';
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
});
