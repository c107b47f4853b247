/** Markup in every free-text field must stay text on every screen in Chromium. */
import type { Page } from '@playwright/test';
import type { SignedIn } from '../../api.js';
import { launchChromium, whyNoChromium } from '../../web/chromium.js';
import { openPageIn } from '../../web/open-page.js';
import { screens } from '../../web/screens.js';
import { untilStable } from '../../web/stable.js';
import type { Attack } from '../attack.js';
import { assertEqual, assertThat } from '../assertions.js';
import { storeHostileTexts } from '../hostile-texts.js';
import type { Target } from '../target.js';

/** Each path of the site once, from the table of screens. */
const pathsOf = (as: 'player' | 'admin'): string[] => [
  ...new Set(screens.filter((screen) => screen.as === as || screen.as === 'visitor').map(({ path }) => path)),
];

interface Findings {
  readonly problems: string[];
  /** All text on the screens, including the values of fields. */
  readonly texts: string[];
}

async function visit(
  target: Target,
  as: SignedIn,
  paths: readonly string[],
  isOver: AbortSignal,
): Promise<Findings> {
  const findings: Findings = { problems: [], texts: [] };
  const browser = await launchChromium();
  // What waits for the page then fails.
  isOver.addEventListener('abort', () => void browser.close());
  try {
    isOver.throwIfAborted();
    const { page, context } = await openPageIn(browser, target.url, { as });
    const own = [new URL(target.url).host, new URL(target.issuer.url).host];
    context.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (/^(https?|wss?):$/.test(protocol) && !own.includes(host)) {
        findings.problems.push(`${page.url()} requested ${request.url()}`);
      }
    });
    page.on('dialog', (dialog) => {
      findings.problems.push(`${page.url()} opened a dialog`);
      void dialog.dismiss();
    });
    for (const path of paths) {
      await page.goto(path);
      await untilStable(page).catch(() => findings.problems.push(`${path} never became stable`));
      await inspect(page, path, findings);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await untilStable(page);
        await inspect(page, `${path}, ${(await tab.textContent()) ?? ''}`, findings);
      }
    }
  } finally {
    await browser.close();
  }
  return findings;
}

async function inspect(page: Page, where: string, findings: Findings): Promise<void> {
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
  if (found.ran !== undefined) findings.problems.push(`${where}: the markup of field ${found.ran} ran`);
  findings.problems.push(...found.elements.map((element) => `${where} contains ${element}`));
  if (found.hidden) findings.problems.push(`${where} applied a style`);
  if (!found.title.includes('Torchbearer')) findings.problems.push(`${where} has the title ${found.title}`);
  if (found.header !== '' && !found.header.includes('Torchbearer')) {
    findings.problems.push(`${where} has the header ${found.header.slice(0, 60)}`);
  }
  if (found.links > 0) findings.problems.push(`${where} has a navigation link to another site`);
  findings.texts.push(found.text, ...found.values);
}

const everyScreen: Attack = {
  name: 'show markup of every field on every screen of players and admins',
  limitMs: 600_000,
  run: async (target, isOver) => {
    const missing = whyNoChromium();
    if (missing !== null) throw new Error(missing);
    const { player, texts } = await storeHostileTexts(target);
    const castaway = `/castaway/${target.league.rosters.get(player.id)?.[0] ?? ''}`;
    const asPlayer = await visit(target, player, [...pathsOf('player'), castaway], isOver);
    const edit = `/admin/users?edit=${player.id}`;
    const asAdmin = await visit(target, target.admin, [...pathsOf('admin'), edit], isOver);
    assertEqual([...asPlayer.problems, ...asAdmin.problems], [], 'problems on screens');
    const all = [...asPlayer.texts, ...asAdmin.texts].join('\n');
    const unseen = Object.entries(texts)
      // Compares only the beginning, because lists may truncate the rest.
      .filter(([, text]) => !all.includes(text.slice(0, text.indexOf('>', 3) + 1)))
      .map(([field]) => field);
    // A field that is never shown would prove nothing.
    assertEqual(unseen, [], 'fields that no screen showed');
    assertThat(asAdmin.texts.length > 10, 'too few texts were on screens');
  },
};

export const freeText: readonly Attack[] = [everyScreen];
