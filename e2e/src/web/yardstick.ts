/** How slow a machine is while something is measured on it, so that a figure says more of the page than of the machine. */
import type { Page } from '@playwright/test';

/** What the piece of work takes on the machine that our limits are meant for, ms. */
const REFERENCE_MS = 16;
/** The first ones also read and translate the script. */
const WARM_UP = 5;
const RUNS = 16;

/**
 * How many times slower than the machine of reference the page's is right now; never below 1, so that no figure is
 * made worse than it was measured.
 *
 * @param slowedDown how many times slower the page was made on top of that
 */
export async function slowness(page: Page, slowedDown = 1): Promise<number> {
  for (let run = 0; run < WARM_UP; run++) await page.evaluate(pieceOfWork);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await page.evaluate(pieceOfWork));
  // What took longer also waited for somebody else.
  const quartile = times.toSorted((one, other) => one - other)[RUNS / 4] ?? REFERENCE_MS;
  return Math.max(1, quartile / slowedDown / REFERENCE_MS);
}

/** Runs in the page: some of everything that showing a list takes, and how long it took, ms. */
function pieceOfWork(): number {
  const begun = performance.now();
  const rows = Array.from({ length: 4_000 }, (_, id) => ({
    id,
    points: (id * 7_919) % 4_001,
    name: `Row ${id}`,
  }));
  const copy = JSON.parse(JSON.stringify(rows)) as typeof rows;
  copy.sort((one, other) => other.points - one.points || one.name.localeCompare(other.name));
  const list = document.createElement('ol');
  list.style.cssText = 'position:fixed;inset:0;visibility:hidden;contain:strict';
  for (const { name, points } of copy.slice(0, 400)) {
    const row = document.createElement('li');
    const [who, what] = [document.createElement('strong'), document.createElement('span')];
    who.textContent = name;
    what.textContent = String(points);
    row.append(who, what);
    list.append(row);
  }
  document.body.append(list);
  const height = list.scrollHeight;
  list.remove();
  return height > 0 ? performance.now() - begun : Number.NaN;
}
