import beach from '../../ui/beach.module.css';
import { Gradients, Stars, Torch } from '../../ui/beach.js';
import classes from './shore.module.css';

/** A torch-lit beach, drawn here in the scheme's colours. Hidden from screen readers. */
export function Shore() {
  return (
    <svg
      className={`${beach.beach} ${classes.shore}`}
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
    >
      <defs>
        <Gradients />
        <radialGradient id="shore-halo">
          <stop className={classes.haloHeart} offset="0.2" />
          <stop className={classes.haloEdge} offset="1" />
        </radialGradient>
        <linearGradient id="shore-sand" x1="0" y1="0" x2="0" y2="1">
          <stop className={classes.sandWet} offset="0" />
          <stop className={classes.sandDry} offset="1" />
        </linearGradient>
      </defs>
      <Sky />
      <rect y="520" width="800" height="240" fill="url(#beach-sea)" />
      <path className={beach.island} d="M520 521c40-26 84-58 128-58 30 0 48 18 74 22 30 6 58 20 78 36z" />
      <Swell />
      <path
        className={classes.surf}
        d="M0 722c120-46 230-36 352-12 150 30 290 14 448-38v22c-150 50-300 62-448 36-126-22-236-30-352 14z"
      />
      <path d="M0 738c120-46 230-36 352-12 150 30 290 14 448-38v212H0z" fill="url(#shore-sand)" />
      <BlazingTorch x={602} y={748} scale={0.62} />
      <BlazingTorch x={424} y={806} scale={0.86} />
      <Palm />
      <BlazingTorch x={222} y={880} scale={1.25} />
    </svg>
  );
}

const STARS = [
  [60, 90, 1.6],
  [148, 210, 1.1],
  [238, 62, 1.3],
  [316, 168, 1],
  [396, 96, 1.8],
  [470, 228, 1.1],
  [520, 54, 1.2],
  [662, 122, 1.5],
  [718, 262, 1.1],
  [756, 60, 1.3],
  [356, 320, 1],
  [276, 398, 1.2],
  [690, 388, 1],
] as const;

function Sky() {
  return (
    <>
      <Stars places={STARS} />
      <circle cx="590" cy="300" r="210" fill="url(#shore-halo)" />
      <circle className={beach.moon} cx="590" cy="300" r="56" />
    </>
  );
}

/** The moon's path on the water, and the swell that crosses it. */
function Swell() {
  return (
    <g className={classes.swell}>
      <path d="M560 540h70M540 562h96M566 586h78M528 612h104M552 640h84M512 668h110" />
      <path
        className={classes.slow}
        d="M80 556h120M250 590h160M40 628h190M300 654h120M110 684h150M690 604h90"
      />
    </g>
  );
}

function BlazingTorch(place: { readonly x: number; readonly y: number; readonly scale: number }) {
  return (
    <Torch {...place} light={<Light />}>
      <circle className={classes.spark} cx="8" cy="-262" r="3" />
      <circle className={classes.spark} cx="-12" cy="-246" r="2.4" />
    </Torch>
  );
}

const Light = () => (
  <>
    <circle className={classes.light} cx="0" cy="-196" r="190" fill="url(#beach-light)" />
    <ellipse cx="0" cy="2" rx="96" ry="18" fill="url(#beach-light)" />
  </>
);

function Palm() {
  return (
    <g className={classes.palm}>
      <path d="M34 900c-2-150 18-330 94-486l18 8C86 560 74 740 84 900z" />
      <g className={classes.crown}>
        <path d="M134 420C80 344 20 332-40 352c60-4 116 16 174 68z" />
        <path d="M134 420C112 320 66 268 8 244c46 44 84 96 126 176z" />
        <path d="M134 420c2-100 44-168 116-200-46 50-78 110-116 200z" />
        <path d="M134 420c46-86 116-112 196-92-76 4-134 28-196 92z" />
        <path d="M134 420c72-34 134-18 176 42-54-34-108-48-176-42z" />
        <path d="M134 420C76 410 30 446 4 512c32-46 70-76 130-92z" />
      </g>
    </g>
  );
}
