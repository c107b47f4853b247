import { Skeleton } from '@mantine/core';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.js';

interface BelowProps {
  /** About as high as it will be, px. */
  readonly height: number;
  readonly children: ReactNode;
}

/**
 * What stands below what a screen is opened for: drawn in small steps once that has been painted, which need not wait
 * for it then. One inside another comes after it.
 */
export function Below({ height, children }: BelowProps) {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(true))), []);
  return isDrawn ? children : <Skeleton height={height} radius="lg" aria-busy="true" />;
}
