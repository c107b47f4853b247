/** Stores markup in every field that takes free text. */
import { PASSWORD, type SignedIn } from '../api.js';
import { eventually } from '../wait.js';
import { assertStatus } from './assertions.js';
import type { Target } from './target.js';

/**
 * Short enough for the shortest field; the number identifies the field. The id reveals code that keeps the element
 * and removes only its script, as the chart library does.
 */
const markup = (field: number): string => `'"><svg id=ran${field} onload=__ran=${field}>`;

/** Also a script, a picture from another site, and a style that hides the page. */
const longMarkup = (field: number): string =>
  `${markup(field)}</textarea></title><img src=x onerror=__ran=1><script>__ran=1</script>` +
  '<img src=//elsewhere.example/spy><style>*{display:none}</style><base href=//elsewhere.example/>';

export interface HostileLeague {
  readonly player: SignedIn;
  /** The stored texts by field, as screens should show them. */
  readonly texts: Readonly<Record<string, string>>;
}

export async function storeHostileTexts(target: Target): Promise<HostileLeague> {
  const { admin, league, send } = target;
  const texts: Record<string, string> = {};
  let fields = 0;
  const short = (field: string): string => (texts[field] = markup(++fields));
  const long = (field: string): string => (texts[field] = longMarkup(++fields));

  const [first] = league.players.slice(2);
  if (!first) throw new Error('the league is too small');
  const { email } = await first.client.getOwnUser();
  const player = first;
  await player.client.updateProfile({
    body: {
      name: short('name'),
      email,
      username: short('username'),
      displayName: short('display name'),
      city: short('city'),
      state: short('state'),
      favoriteCastaway: short('favorite castaway'),
      about: long('about'),
    },
  });
  await player.client.submitFeedback({
    body: { surveyType: 'BETA_FEEDBACK', question: long('question'), answer: long('answer'), rating: 1 },
  });
  assertStatus(
    await send({
      path: '/api/auth/login',
      body: { email, password: PASSWORD },
      // Screens show only the browser and system names that they recognize in it.
      headers: { 'user-agent': markup(0) },
    }),
    200,
    'signing in',
  );

  const [own] = league.rosters.get(player.id) ?? [];
  await admin.client.updateCastaway({
    params: { id: own ?? '' },
    body: {
      name: short('castaway'),
      tribe: short('tribe'),
      occupation: short('occupation'),
      hometown: short('hometown'),
    },
  });
  await player.client.submitPick({ body: { castawayId: own ?? '' } });
  await admin.client.saveWeekPoints({
    params: { n: league.weekNumber },
    body: { entries: [{ castawayId: own ?? '', points: 7 }] },
  });
  await admin.client.updateSeason({ body: { name: short('season') } });
  await admin.client.createAnnouncement({
    body: { title: short('announcement'), body: long('announcement text'), expiresAt: null },
  });
  await admin.client.createInvite({ body: { note: short('invite note') } });
  const phone = await target.bindPhone(player);
  // The sms service learns of the number a moment later.
  await eventually(() =>
    admin.client.sendBlast({
      body: { message: long('blast'), recipientFilter: 'custom', customRecipients: [player.id] },
    }),
  );
  await target.twilio.textIn({ from: phone, body: long('text message') });
  return { player, texts };
}
