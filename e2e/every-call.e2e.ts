import { afterAll, beforeAll, describe } from 'vitest';
import { describeAddresses } from './src/every-call/addresses.js';
import { describeBodies } from './src/every-call/bodies.js';
import { describeCachingAndHeaders } from './src/every-call/caching-and-headers.js';
import { describeMassAssignment } from './src/every-call/mass-assignment.js';
import { describeRoles } from './src/every-call/roles.js';
import { describeRpcs } from './src/every-call/rpcs.js';
import { describeWrites } from './src/every-call/writes.js';
import { setUpFixture, type Fixture } from './src/every-call/fixture.js';

describe('every call of the contract', () => {
  let fixture: Fixture;
  beforeAll(async () => {
    fixture = await setUpFixture();
  });
  afterAll(async () => {
    await fixture?.system.stop();
  });

  describeRoles(() => fixture);
  describeRpcs(() => fixture);
  describeBodies(() => fixture);
  describeMassAssignment(() => fixture);
  describeAddresses(() => fixture);
  describeCachingAndHeaders(() => fixture);
  describeWrites(() => fixture);
});
