/** The machine's slowness during a measurement, so that a result depends more on the page than on the machine. */
/** Duration of the piece of work on the reference machine, for which our limits are meant, ms. */
const REFERENCE_MS = 16;
/** The first ones also parse and compile the script. */
const WARM_UP = 5;
const RUNS = 16;

/** A page of Playwright or of Puppeteer. */
interface PageLike {
  evaluate(work: () => number): Promise<number>;
}

/**
 * How many times slower than the reference machine the page's is right now; never below 1, so that no result
 * gets worse than measured.
 *
 * @param slowedDown the throttling of the page on top of that
 */
export async function slowness(page: PageLike, slowedDown = 1): Promise<number> {
  for (let run = 0; run < WARM_UP; run++) await page.evaluate(pieceOfWork);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await page.evaluate(pieceOfWork));
  // Longer ones also waited for other processes.
  const quartile = times.toSorted((one, other) => one - other)[RUNS / 4] ?? REFERENCE_MS;
  return Math.max(1, quartile / slowedDown / REFERENCE_MS);
}

/** Runs in the page: a sample of the work of showing a list; returns its duration, ms. */
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
