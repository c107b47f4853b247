/** Outlines of the scene, computed from a dozen numbers each instead of kilobytes of path data. */

const at = (value: number): string => value.toFixed(1);

/** Deterministic pseudo-random number: 0 ≤ x < 1 for a whole number. */
export function chance(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43_758.545;
  return x - Math.floor(x);
}

/**
 * A palm frond from the origin: a spine that bends under its weight, with leaflets on both sides.
 *
 * @param angle in degrees, 0 to the right, 90 up
 * @param drop how far the tip hangs below the straight line
 */
export function frond(angle: number, length: number, drop: number): string {
  const turn = (angle * Math.PI) / 180;
  const [dx, dy] = [Math.cos(turn), -Math.sin(turn)];
  const leaflets = 22;
  const spine = (t: number): [number, number] => [dx * length * t, dy * length * t + drop * t * t];
  const side = (which: 1 | -1): string[] =>
    Array.from({ length: leaflets * 2 }, (_, step) => {
      const t = (step + 1) / (leaflets * 2);
      const [x, y] = spine(t);
      if (step % 2 === 1) return `${at(x)} ${at(y)}`;
      const slope = [dx, dy + (2 * drop * t) / length] as const;
      const reach = length * (0.05 + 0.2 * Math.sin(Math.PI * t) ** 0.7) * (0.8 + 0.3 * chance(step + angle));
      // Leaflets point half outwards, half to the tip, and hang.
      const tipX = x + slope[0] * reach * 0.8 - which * slope[1] * reach * 0.55;
      const tipY = y + slope[1] * reach * 0.8 + which * slope[0] * reach * 0.55 + reach * 0.35;
      return `${at(tipX)} ${at(tipY)}`;
    });
  return `M0 0L${side(-1).join('L')}L${side(1).reverse().join('L')}Z`;
}

/** A burnt edge 400 wide: ragged above around `top` and below around `bottom`, with coarse and fine teeth. */
export function burntEdge(top: number, bottom: number, roughness: number): string {
  const steps = 96;
  const line = (around: number, salt: number): string[] =>
    Array.from({ length: steps + 1 }, (_, n) => {
      const bite = Math.sin(n * 0.37 + salt) * 0.5 + Math.sin(n * 0.91 + salt * 2) * 0.3;
      const tooth = (chance(n + salt) - 0.5) * 0.7;
      return `${at((n * 400) / steps)} ${at(around + (bite + tooth) * roughness)}`;
    });
  return `M${line(top, 3).join('L')}L${line(bottom, 9).reverse().join('L')}Z`;
}

/** The moon's reflection on the water: slivers of light around `x`, wider and sparser in the foreground. */
export function glints(x: number, far: number, near: number): string {
  const rows = 46;
  return Array.from({ length: rows }, (_, n) => {
    const t = n / rows;
    const y = far + (near - far) * t ** 1.5;
    const width = (14 + 76 * t) * (0.4 + chance(n));
    const left = x + (chance(n + 200) - 0.5) * (70 + 150 * t) - width / 2;
    const rise = 1 + 3.2 * t;
    return `M${at(left)} ${at(y)}q${at(width / 2)} ${at(-rise)} ${at(width)} 0q${at(-width / 2)} ${at(rise)} ${at(-width)} 0`;
  }).join('');
}
