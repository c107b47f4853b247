import { burntEdge, chance } from './shapes.js';
import classes from './burning-edge.module.css';

const CHAR = burntEdge(22, 36, 8);
const GLOW = burntEdge(34, 39, 8);
const TONGUES = Array.from({ length: 15 }, (_, n) => ({
  left: `${String(n * 6.3 - 2 + chance(n) * 4)}%`,
  width: `${String(26 + Math.round(chance(n + 10) * 26))}px`,
  ['--tall']: (0.6 + chance(n + 20) ** 2 * 1.1).toFixed(2),
  animationDelay: `${String(-Math.round(chance(n + 40) * 600))}ms`,
}));
const SPARKS = Array.from({ length: 12 }, (_, n) => ({
  left: `${String(4 + n * 8)}%`,
  ['--drift']: `${String(Math.round((chance(n + 60) - 0.5) * 90))}px`,
  animationDelay: `${String(Math.round(chance(n + 80) * 1_400))}ms`,
}));

/** The line of fire that burns the sheet from below: scorched paper, embers, flames, sparks. */
export function BurningEdge() {
  return (
    <div className={classes.fire}>
      <i className={classes.light} />
      <i className={classes.scorch} />
      <svg className={classes.char} viewBox="0 0 400 60" preserveAspectRatio="none">
        <path className={classes.ember} d={GLOW} />
        <path className={classes.black} d={CHAR} />
      </svg>
      {TONGUES.map((style) => (
        <svg key={style.left} className={classes.tongue} style={style} viewBox="4 0 32 60">
          <defs>
            <linearGradient id="tongue" x2="0" y2="1">
              <stop className={classes.tip} />
              <stop className={classes.body} offset=".45" />
              <stop className={classes.heart} offset=".85" />
              <stop className={classes.root} offset="1" />
            </linearGradient>
          </defs>
          <path
            fill="url(#tongue)"
            d="M21 0c2 16 15 24 15 42 0 11-7 18-16 18S4 53 4 43c0-9 5-13 8-20 0 6 1 9 4 11-1-12 1-22 5-34Z"
          />
        </svg>
      ))}
      {SPARKS.map((style) => (
        <i key={style.left} className={classes.spark} style={style} />
      ))}
    </div>
  );
}
