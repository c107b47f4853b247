/** All families of attacks, in the order they run. */
import type { Family } from './attack.js';
import { crossOrigin } from './families/cross-origin.js';
import { emailChange } from './families/email-change.js';
import { exhaustion } from './families/exhaustion.js';
import { freeText } from './families/free-text.js';
import { grpc } from './families/grpc.js';
import { groups } from './families/groups.js';
import { guessing } from './families/guessing.js';
import { hiddenEmails } from './families/hidden-emails.js';
import { identityProvider } from './families/identity-provider.js';
import { injection } from './families/injection.js';
import { malformedHttp } from './families/malformed-http.js';
import { massAssignment } from './families/mass-assignment.js';
import { objects } from './families/objects.js';
import { phones } from './families/phones.js';
import { secondFactor } from './families/second-factor.js';
import { sessions } from './families/sessions.js';
import { slowHttp } from './families/slow-http.js';
import { sockets } from './families/sockets.js';
import { strict } from './families/strict.js';
import { takeover } from './families/takeover.js';
import { uploads } from './families/uploads.js';
import { webhook } from './families/webhook.js';

export const families: readonly Family[] = [
  objects,
  hiddenEmails,
  massAssignment,
  sessions,
  guessing,
  groups,
  takeover,
  phones,
  secondFactor,
  identityProvider,
  emailChange,
  crossOrigin,
  uploads,
  webhook,
  injection,
  malformedHttp,
  slowHttp,
  sockets,
  grpc,
  exhaustion,
  strict,
  freeText,
];
