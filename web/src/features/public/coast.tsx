import beach from '../../ui/beach.module.css';
import { Gradients, Stars, Torch } from '../../ui/beach.js';
import classes from './coast.module.css';

const STARS = [
  [36, 40, 1.4],
  [104, 92, 1],
  [168, 34, 1.2],
  [236, 118, 1],
  [292, 52, 1.6],
  [352, 96, 1],
  [404, 28, 1.2],
  [566, 52, 1.3],
  [612, 122, 1],
  [648, 36, 1.1],
] as const;

const TORCHES = [
  [574, 306, 0.74],
  [420, 330, 0.58],
  [292, 316, 0.42],
] as const;

interface CoastProps {
  /** How many torches burn on the beach. */
  readonly torches: 1 | 2 | 3;
}

/**
 * The coast on top of the public pages: sea, an island under the moon, torches. Hidden from screen readers.
 */
export function Coast({ torches }: CoastProps) {
  return (
    <svg
      className={`${beach.beach} ${classes.coast}`}
      viewBox="0 0 680 360"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden
    >
      <defs>
        <Gradients />
      </defs>
      <Stars places={STARS} />
      <circle className={classes.halo} cx="486" cy="112" r="78" />
      <circle className={beach.moon} cx="486" cy="112" r="34" />
      <rect y="206" width="680" height="154" fill="url(#beach-sea)" />
      <path className={beach.island} d="M160 207c26-12 48-34 78-34 20 0 28 10 50 12 24 4 40 12 58 22z" />
      <path
        className={classes.glint}
        d="M462 218h48M448 230h70M466 243h52M440 256h66M60 222h70M210 236h90M20 250h120M330 262h60"
      />
      <path className={classes.sand} d="M0 330c110-34 220-34 330-26 130 10 240-6 350-44v100H0z" />
      {TORCHES.slice(0, torches).map(([x, y, scale]) => (
        <Torch key={x} x={x} y={y} scale={scale} light={<Light />} />
      ))}
    </svg>
  );
}

const Light = () => (
  <>
    <circle cx="0" cy="-190" r="150" fill="url(#beach-light)" />
    <ellipse cx="0" cy="2" rx="84" ry="14" fill="url(#beach-light)" />
  </>
);
