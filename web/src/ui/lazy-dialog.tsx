import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';

/** The first one prefetches what an active user may need next. */
const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown'] as const;

interface DialogProps {
  readonly opened: boolean;
}

/**
 * A dialog that is not part of a screen's first view: dialogs weigh as much as the screens that open them.
 */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) {
  const Dialog = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;

  function Opening(props: Props) {
    // Once mounted closed, it opens like any other: it remembers the focus and returns it.
    const [isThere, setIsThere] = useState(false);
    useLayoutEffect(() => setIsThere(true), []);
    return <Dialog {...props} opened={isThere && props.opened} />;
  }

  return function LazyDialog(props: Props) {
    const [wanted, setWanted] = useState(false);
    if (props.opened && !wanted) setWanted(true);
    useEffect(() => {
      const listening = new AbortController();
      const prepare = (): void => {
        listening.abort();
        // A failure here is retried, and shown, when the dialog opens.
        load().catch(() => undefined);
      };
      for (const sign of SIGNS_OF_LIFE)
        window.addEventListener(sign, prepare, { passive: true, signal: listening.signal });
      return () => listening.abort();
    }, []);
    return (
      wanted && (
        <Suspense fallback={<span aria-busy hidden />}>
          <Opening {...props} />
        </Suspense>
      )
    );
  };
}
