import { Skeleton } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { ask, type Wanted } from '../api/ask.js';
import { afterPaint } from './after-paint.js';
import { isFirstScreen } from './first-screen.js';

const NOTHING: readonly Wanted[] = [];

interface BelowProps {
  /** About as high as it will be, px. */
  readonly height: number;
  /** What it will show: asked for first, so that it is drawn once and not again for each answer. */
  readonly needs?: readonly Wanted[];
  readonly children: ReactNode;
}

/**
 * What stands below what a screen is opened for: where the page is opened with it, drawn in small steps once that has
 * been painted, which need not wait for it then. One inside another comes after it.
 */
export function Below({ height, needs = NOTHING, children }: BelowProps) {
  const [wasLate] = useState(isFirstScreen);
  const [isDrawn, setDrawn] = useState(!wasLate);
  const [wanted] = useState(needs);
  useEffect(() => {
    const draw = (): void => startTransition(() => setDrawn(true));
    return wasLate ? afterPaint(() => void ask(wanted).then(draw)) : undefined;
  }, [wasLate, wanted]);
  useEffect(() => {
    if (wasLate && isDrawn) goToNamedPlace();
  }, [wasLate, isDrawn]);
  return isDrawn ? children : <Skeleton height={height} radius="lg" aria-busy="true" />;
}

/** What the address names may only now have been drawn. */
let isThere = false;
function goToNamedPlace(): void {
  const place = isThere ? null : document.getElementById(window.location.hash.slice(1));
  isThere ||= place !== null;
  place?.scrollIntoView();
}
