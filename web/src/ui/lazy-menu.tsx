import { Suspense, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuOpener {
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': false;
  /** While the menu loads. */
  readonly 'aria-busy': boolean;
  readonly onPointerEnter: () => void;
  readonly onFocus: () => void;
  readonly onClick: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface LazyMenuProps {
  readonly load: () => Promise<unknown>;
  /** Shown until the menu has loaded. */
  readonly closed: (opener: MenuOpener) => ReactNode;
  /** The lazy menu, which opens by itself: the user has just clicked its button. */
  readonly children: ReactNode;
}

/**
 * A menu that is loaded when a user is about to open it: a menu weighs more than the screen around its
 * button.
 */
export function LazyMenu({ load, closed, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const prepare = (): void => {
    // A failure here is retried, and shown, when the menu opens.
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
