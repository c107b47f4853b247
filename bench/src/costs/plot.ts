/** How costs grow with the league, as an SVG with logarithmic axes: a line with slope 1 grows with the players. */
import { shown, type Column } from './rows.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [960, 576, 70, 370, 36, 50];
const COLORS = ['#b4451f', '#1f6fb4', '#2f8f4e', '#8a3fb0', '#b08a1f', '#1fa3a3', '#b01f6b', '#555555'];

/** Rows that are worked off once for the whole league, and some that are per player. */
const DRAWN = [
  'points saved, standings computed: scoring',
  'points saved, standings computed: Postgres',
  'the draft: league',
  'the draft: Postgres',
  'the insights board, computed: analytics',
  'all accounts, listed: everything',
  'a pick: everything',
  'a page of the standings: gateway',
];

export function plot(columns: readonly Column[]): string {
  const lines = DRAWN.map((what) => ({
    what,
    points: columns.flatMap(({ players, rows }) => {
      const value = rows.find((row) => row.what === what)?.value ?? 0;
      return value > 0 ? [{ players, value }] : [];
    }),
  })).filter(({ points }) => points.length > 0);
  const sizes = columns.map(({ players }) => players);
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  const x = scale(Math.min(...sizes), Math.max(...sizes), LEFT, WIDTH - RIGHT);
  const y = scale(powerOf10(Math.min(...values)), 10 * powerOf10(Math.max(...values)), HEIGHT - BOTTOM, TOP);

  const parts: string[] = [];
  for (const size of sizes)
    parts.push(text(x(size), HEIGHT - BOTTOM + 24, size.toLocaleString('en-US'), 'middle'));
  for (
    let value = powerOf10(Math.min(...values));
    value <= 10 * powerOf10(Math.max(...values));
    value *= 10
  ) {
    parts.push(
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#ddd"/>`,
      text(LEFT - 8, y(value) + 4, shown(value), 'end'),
    );
  }
  lines.forEach(({ what, points }, index) => {
    const color = COLORS[index % COLORS.length]!;
    const places = points.map(({ players, value }) => `${x(players).toFixed(1)} ${y(value).toFixed(1)}`);
    const last = points.at(-1)!;
    parts.push(
      `<path d="M${places.join('L')}" fill="none" stroke="${color}" stroke-width="2"/>`,
      ...places.map(
        (place) => `<circle cx="${place.split(' ')[0]}" cy="${place.split(' ')[1]}" r="3" fill="${color}"/>`,
      ),
      `<path d="M${WIDTH - RIGHT + 14} ${TOP + 14 + index * 24}h20" stroke="${color}" stroke-width="2"/>`,
      text(WIDTH - RIGHT + 42, TOP + 18 + index * 24, `${what} (${shown(last.value)})`, 'start'),
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<title>Processor time in milliseconds, by players</title><rect width="100%" height="100%" fill="white"/>`,
    ...parts,
    text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 6, 'players', 'middle'),
    text(LEFT - 50, TOP - 18, 'CPU ms', 'start'),
    '</svg>\n',
  ].join('\n');
}

const powerOf10 = (value: number): number => 10 ** Math.floor(Math.log10(value));

function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const [low, high] = [Math.log(from), Math.log(to)];
  return (value) => start + ((Math.log(value) - low) / (high - low || 1)) * (end - start);
}

const text = (x: number, y: number, words: string, anchor: string): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="#333">${words}</text>`;
