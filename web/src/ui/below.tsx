import { Skeleton } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';
import { isFirstScreen } from './first-screen.js';

interface BelowProps {
  /** About as high as it will be, px. */
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * What stands below what a screen is opened for: where the page is opened with it, drawn in small steps once that has
 * been painted, which need not wait for it then. One inside another comes after it.
 */
export function Below({ height, children }: BelowProps) {
  const [wasLate] = useState(isFirstScreen);
  const [isDrawn, setDrawn] = useState(!wasLate);
  useEffect(() => (wasLate ? afterPaint(() => startTransition(() => setDrawn(true))) : undefined), [wasLate]);
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
