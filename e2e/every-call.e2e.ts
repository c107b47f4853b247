import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddresses } from './src/every-call/addresses.js';
import { describeConcurrentWrites } from './src/every-call/concurrent-writes.js';
import { describeBodies } from './src/every-call/bodies.js';
import { describeCachingAndHeaders } from './src/every-call/caching-and-headers.js';
import { describeForgedActors } from './src/every-call/forged-actors.js';
import { describeRoles } from './src/every-call/roles.js';
import { setUpFixture, type Fixture } from './src/every-call/fixture.js';
import { describeRepeatedWrites } from './src/every-call/repeated-writes.js';

describe('every call of the contract', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await setUpFixture();
  });
  afterAll(async () => {
    await fixture?.system.stop();
  });

  describeRoles(() => fixture);
  describeForgedActors(() => fixture);
  describeBodies(() => fixture);
  describeAddresses(() => fixture);
  describeCachingAndHeaders(() => fixture);
  describeRepeatedWrites(() => fixture);
  describeConcurrentWrites(() => fixture);
});
