import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './card.module.css';

interface CardProps {
  readonly title: string;
  readonly to: string;
  readonly icon: ReactNode;
  /** The main figure or word. */
  readonly value: ReactNode;
  readonly children: ReactNode;
  readonly busy?: boolean;
}

/** A link card: its heading is the link, and the whole card is clickable. */
export function Card({ title, to, icon, value, children, busy }: CardProps) {
  return (
    <section className={classes.card} aria-busy={busy ?? false}>
      <div className={classes.head}>
        {icon}
        <h2>
          <Link to={to}>{title}</Link>
        </h2>
        <IconChevronRight className={classes.go} size={20} aria-hidden />
      </div>
      <div className={classes.value}>{value}</div>
      <div className={classes.text}>{children}</div>
    </section>
  );
}
