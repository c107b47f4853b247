import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './card.module.css';

interface CardBodyProps {
  readonly label: string;
  /** Whether the content fills the card's height. */
  readonly fills: boolean;
  readonly children: ReactNode;
}

/** Scrolls if the card is smaller than its content; the keyboard can then focus it. */
export function CardBody({ label, fills, children }: CardBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const measure = (): void => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={body}
      className={classes.body}
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div className={`${classes.content} ${fills ? classes.fills : ''}`}>{children}</div>
    </div>
  );
}
