import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../api/queries.js';
import { tabStorage } from '../../storage.js';
import { introWeek } from './intro-week.js';
import classes from './intro.module.css';

const INTRO_MS = 3_500;
/** With reduced motion, the words don't move, and show only briefly. */
const STILL_MS = 1_200;
const SEEN = 'torchbearer.intro-seen';

/** 'Week 3 picks are live', once per browser session, over the shore and never over the form. */
export function Intro() {
  const [isOver, setOver] = useState(() => tabStorage.getItem(SEEN) !== null);
  const { data: config, isStale } = useQuery(queries.config());
  // Data stored on the last visit may name a week that is over.
  const isPlaying = !isOver && config !== undefined && !isStale;

  useEffect(() => {
    if (isOver) return;
    // A user who types or taps doesn't need the intro; their input takes effect.
    const skip = (): void => setOver(true);
    window.addEventListener('keydown', skip);
    window.addEventListener('pointerdown', skip);
    return () => {
      window.removeEventListener('keydown', skip);
      window.removeEventListener('pointerdown', skip);
    };
  }, [isOver]);

  useEffect(() => {
    if (!isPlaying) return;
    tabStorage.setItem(SEEN, 'yes');
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setOver(true), isStill ? STILL_MS : INTRO_MS);
    return () => clearTimeout(timer);
  }, [isPlaying]);

  if (!isPlaying) return null;
  return (
    <div className={classes.intro}>
      <p className={classes.words} role="status">
        <span className={classes.week}>Week {introWeek(config)}</span> <span>picks are live</span>
      </p>
      <button type="button" className={classes.skip} onClick={() => setOver(true)}>
        Skip
      </button>
    </div>
  );
}
