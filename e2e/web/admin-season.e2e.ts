/** A whole season that an admin runs on the screens only; the players act, and results are checked, over the API. */
import { logIn, type SignedIn } from '../src/api.js';
import { startSystemInProcess } from '../src/in-process.js';
import { ADMIN, type TestSystem } from '../src/system.js';
import { describeDraft } from '../src/web/admin-season/describe-draft.js';
import { describeFinale } from '../src/web/admin-season/describe-finale.js';
import { describeMistakes } from '../src/web/admin-season/describe-mistakes.js';
import { describePreseason } from '../src/web/admin-season/describe-preseason.js';
import { describeVoices } from '../src/web/admin-season/describe-voices.js';
import { describeWeeks } from '../src/web/admin-season/describe-weeks.js';
import { emptyLedger } from '../src/web/admin-season/ledger.js';
import type { Fixture } from '../src/web/admin-season/fixture.js';
import { openPageIn, type OpenedPage } from '../src/web/open-page.js';
import { expectNoErrors, test } from '../src/web/test.js';

// Each step continues on the page where the previous one ended.
test.describe.configure({ mode: 'serial' });

const ledger = emptyLedger();
let system: TestSystem;
let boss: SignedIn;
let opened: OpenedPage;

test.beforeAll(async ({ browser }) => {
  test.slow();
  system = await startSystemInProcess({ purpose: 'admin_season' });
  boss = await logIn(system.urls, ADMIN.email, ADMIN.password);
  opened = await openPageIn(browser, system.urls[0] ?? '', { height: 1000 });
});
test.afterEach(() => expectNoErrors([opened]));
test.afterAll(async () => {
  await opened?.context.close();
  await system?.stop();
});

test.describe('a season run only on the screens', () => {
  const fixture = (): Fixture => ({
    page: opened.page,
    boss,
    urls: system.urls,
    twilioUrl: system.twilio?.fake.url,
    ledger,
  });

  describePreseason(fixture);
  describeDraft(fixture);
  describeWeeks(fixture, [3, 4]);
  describeMistakes(fixture, 4);
  describeWeeks(fixture, [5, 6, 7]);
  describeVoices(fixture, 7);
  describeWeeks(fixture, [8, 9, 10, 11, 12, 13]);
  describeFinale(fixture);
});
