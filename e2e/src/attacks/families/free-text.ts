/** Markup in every free-text field, shown on every screen in Chromium: it must stay text. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../../api.js';
import { launchChromium, whyNoChromium } from '../../web/chromium.js';
import { openPageIn } from '../../web/open-page.js';
import { screens } from '../../web/screens.js';
import { untilStable } from '../../web/stable.js';
import type { Attack, Family } from '../attack.js';
import { holds, same } from '../expected.js';
import { storeHostileTexts } from '../hostile-texts.js';
import type { Place } from '../place.js';

/** Each address of the site once, from the table of screens. */
const pathsOf = (as: 'player' | 'admin'): string[] => [
  ...new Set(screens.filter((screen) => screen.as === as || screen.as === 'visitor').map(({ path }) => path)),
];

interface Seen {
  readonly problems: string[];
  /** All text that was on a screen, including fields. */
  readonly texts: string[];
}

async function look(place: Place, as: SignedIn, paths: readonly string[]): Promise<Seen> {
  const seen: Seen = { problems: [], texts: [] };
  const browser = await launchChromium();
  try {
    const { page, context } = await openPageIn(browser, place.url, { as });
    const own = [new URL(place.url).host, new URL(place.issuer.url).host];
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !own.includes(host)) {
        seen.problems.push(`${page.url()} asked ${request.url()}`);
      }
    });
    page.on('dialog', (dialog) => {
      seen.problems.push(`${page.url()} opened a dialog`);
      void dialog.dismiss();
    });
    for (const path of paths) {
      await page.goto(path);
      await untilStable(page).catch(() => seen.problems.push(`${path} never came to rest`));
      await judge(page, path, seen);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await untilStable(page);
        await judge(page, `${path}, ${(await tab.textContent()) ?? ''}`, seen);
      }
    }
  } finally {
    await browser.close();
  }
  return seen;
}

async function judge(page: Page, where: string, seen: Seen): Promise<void> {
  // Scroll to everything that is only drawn or loaded near the viewport.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    window.scrollTo(0, 0);
  });
  await untilStable(page);
  for (const chart of await page.locator('.highcharts-plot-background').all()) {
    await chart.hover({ force: true, timeout: 2_000 }).catch(() => undefined);
  }
  const found = await page.evaluate(() => ({
    ran: (window as { __ran?: number | string }).__ran,
    elements: [
      ...document.querySelectorAll('[onload], [onerror], svg[id^="ran"], img[src="x"], base[href]'),
    ].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    hidden: [...document.querySelectorAll('style')].some(({ textContent }) =>
      textContent.includes('*{display:none}'),
    ),
    title: document.title,
    header: document.querySelector('header')?.innerText ?? '',
    links: [...document.querySelectorAll('header a, nav a')].filter(
      (link) => link instanceof HTMLAnchorElement && new URL(link.href).origin !== location.origin,
    ).length,
    text: document.body.innerText,
    values: [...document.querySelectorAll('input, textarea, option')].map(
      (field) => (field as HTMLInputElement).value + (field.textContent ?? ''),
    ),
  }));
  if (found.ran !== undefined) seen.problems.push(`${where}: the text of field ${found.ran} ran`);
  seen.problems.push(...found.elements.map((element) => `${where} holds ${element}`));
  if (found.hidden) seen.problems.push(`${where} took a style`);
  if (!found.title.includes('Torchbearer')) seen.problems.push(`${where} is titled ${found.title}`);
  if (found.header !== '' && !found.header.includes('Torchbearer')) {
    seen.problems.push(`${where} is headed ${found.header.slice(0, 60)}`);
  }
  if (found.links > 0) seen.problems.push(`${where} leads elsewhere from its navigation`);
  seen.texts.push(found.text, ...found.values);
}

const everyScreen: Attack = {
  name: 'markup in every field, on every screen of players and admins',
  isLong: true,
  limitMs: 600_000,
  run: async (place) => {
    const missing = whyNoChromium();
    if (missing !== null) throw new Error(missing);
    const { player, texts } = await storeHostileTexts(place);
    const asPlayer = await look(place, player, [
      ...pathsOf('player'),
      `/castaway/${place.league.rosters.get(player.id)?.[0] ?? ''}`,
    ]);
    const asAdmin = await look(place, place.admin, [...pathsOf('admin'), `/admin/users?edit=${player.id}`]);
    same([...asPlayer.problems, ...asAdmin.problems], [], 'what went wrong');
    const all = [...asPlayer.texts, ...asAdmin.texts].join('\n');
    const unseen = Object.entries(texts)
      // Each is identified by its beginning: a list may truncate the rest.
      .filter(([, text]) => !all.includes(text.slice(0, text.indexOf('>', 3) + 1)))
      .map(([field]) => field);
    // Otherwise this test would prove nothing.
    same(unseen, [], 'fields that were on no screen');
    holds(asAdmin.texts.length > 10, 'hardly any screen was seen');
  },
};

export const freeText: Family = { name: 'free text in Chromium', attacks: [everyScreen] };
