import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuOpener {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': false;
  /** While the menu is on its way. */
  readonly 'aria-busy': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface WhenWantedProps {
  readonly load: () => Promise<unknown>;
  /** Stands for the menu until it is there. */
  readonly closed: (opener: MenuOpener) => ReactNode;
  /** The lazy menu, which opens by itself: somebody has just asked for it. */
  readonly children: ReactNode;
}

/** A menu that is loaded for whoever is about to open it: a menu weighs more than what it stands on. */
export function WhenWanted({ load, closed, children }: WhenWantedProps) {
  const [wanted, setWanted] = useState(false);
  const prepare = (): void => {
    // What fails here is tried again, and told, when the menu is wanted.
    load().catch(() => undefined);
  };
  const want = (): void => setWanted(true);
  const button = closed({
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    'aria-busy': wanted,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: want,
    onKeyDown: ({ key }) => key === 'ArrowDown' && want(),
  });
  return <Suspense fallback={button}>{wanted ? children : button}</Suspense>;
}
