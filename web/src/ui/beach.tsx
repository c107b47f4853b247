/** The shared parts of the beach drawings; each combines them in its own way, in an svg of class `beach`. */
import type { ReactNode } from 'react';
import beach from './beach.module.css';

/** The fills `url(#beach-light)`, of a torch, and `url(#beach-sea)`. */
export const Gradients = () => (
  <>
    <radialGradient id="beach-light">
      <stop className={beach.lightHeart} offset="0" />
      <stop className={beach.lightEdge} offset="1" />
    </radialGradient>
    <linearGradient id="beach-sea" x1="0" y1="0" x2="0" y2="1">
      <stop className={beach.seaFar} offset="0" />
      <stop className={beach.seaNear} offset="1" />
    </linearGradient>
  </>
);

interface StarsProps {
  /** x, y and radius of each. */
  readonly places: readonly (readonly [number, number, number])[];
}

export const Stars = ({ places }: StarsProps) => (
  <g className={beach.stars}>
    {places.map(([x, y, r]) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </g>
);

interface TorchProps {
  /** Where it is in the sand. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The light that it casts, drawn behind it. */
  readonly light: ReactNode;
  /** What flies in front of its flame, such as sparks. */
  readonly children?: ReactNode;
}

export const Torch = ({ x, y, scale, light, children }: TorchProps) => (
  <g transform={`translate(${String(x)} ${String(y)}) scale(${String(scale)})`}>
    {light}
    <path className={beach.pole} d="M-8-150h16l-4 154h-8z" />
    <path className={beach.pole} d="M-17-158h34l-6 22h-22z" />
    <path
      className={beach.flame}
      d="M2-262c18 26 34 40 34 70a36 36 0 0 1-72 0c0-18 16-28 22-42 4 10 10 14 12 12-6-16-4-28 4-40z"
    />
    <path className={beach.heart} d="M1-214c10 14 17 22 17 34a18 18 0 0 1-36 0c0-10 10-20 19-34z" />
    {children}
  </g>
);
