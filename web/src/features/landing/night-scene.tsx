/** The beach by night: everything static is one picture, moving parts are separate layers above it. */
import { frond, glints } from './shapes.js';
import { Torch } from './torch.js';
import classes from './night-scene.module.css';

const WHOLE = { viewBox: '0 0 1600 1000', preserveAspectRatio: 'xMidYMid slice' };
const FRONDS = [
  [168, 330, 190],
  [145, 300, 90],
  [118, 250, 20],
  [88, 235, 10],
  [58, 290, 60],
  [34, 350, 130],
  [12, 370, 240],
  [-14, 300, 230],
  [196, 270, 190],
].map(([angle = 0, length = 0, drop = 0]) => frond(angle, length, drop));

const GLINTS = glints(800, 478, 742);

const palm = (
  <>
    <path d="M0 0C-34 190-30 420-92 760L-30 760C10 430 8 190 14 0Z" />
    {FRONDS.map((d) => (
      <path key={d} d={d} />
    ))}
  </>
);

const still = (
  <svg className={classes.layer} {...WHOLE}>
    <defs>
      <linearGradient id="sea" x2="0" y2="1">
        <stop className={classes.seaFar} />
        <stop offset="1" className={classes.seaNear} />
      </linearGradient>
      <linearGradient id="sand" x2="0" y2="1">
        <stop className={classes.sandWet} />
        <stop offset=".16" className={classes.sandDry} />
        <stop offset="1" className={classes.sandDark} />
      </linearGradient>
    </defs>
    <path className={classes.farIsland} d="M560 470C620 452 660 424 716 420s70 30 118 26 74-6 130 24Z" />
    <path
      className={classes.island}
      d="M0 470C60 440 120 424 182 372s106-62 160-10 92 82 168 108ZM1030 470c60-12 96-50 152-62s88-66 146-60 88 74 150 84 92 26 122 38Z"
    />
    <path fill="url(#sea)" d="M0 468h1600v330H0z" />
    <path fill="url(#sand)" d="M0 752C300 716 520 760 800 768s520-34 800-8v240H0Z" />
    <path
      className={classes.shade}
      d="M0 880c260-44 420 6 700-4s560-40 900 2v122H0ZM60 820c120-16 180-8 250 2-80 10-180 10-250-2ZM1180 838c130-18 220-8 290 4-90 12-210 10-290-4Z"
    />
  </svg>
);

const glitter = (
  <svg className={`${classes.layer} ${classes.glitter}`} {...WHOLE}>
    <path d={GLINTS} />
  </svg>
);

const surf = (
  <svg className={`${classes.layer} ${classes.surf}`} {...WHOLE}>
    <path
      className={classes.foam}
      d="M0 744C300 708 520 752 800 760s520-34 800-8M0 722c240-24 470 14 760 20s560-34 840-14"
    />
  </svg>
);

export function NightScene() {
  return (
    <div className={classes.scene} aria-hidden>
      <div className={classes.stars} />
      <div className={classes.moon} />
      {still}
      {glitter}
      {surf}
      <svg className={`${classes.palm} ${classes.left}`} viewBox="-420 -330 840 1090">
        {palm}
      </svg>
      <svg className={`${classes.palm} ${classes.right}`} viewBox="-420 -330 840 1090">
        {palm}
      </svg>
      <Torch side="left" />
      <Torch side="right" />
    </div>
  );
}
