import type { ReactNode } from 'react';
import cards from '../public/cards.module.css';
import classes from './steps.module.css';

interface StepsProps {
  /** The number of the first step. */
  readonly start?: number;
  readonly children: ReactNode;
}

export const Steps = ({ start = 1, children }: StepsProps) => (
  <ol
    className={`${cards.cards} ${classes.steps}`}
    start={start}
    style={{ ['--before' as string]: start - 1 }}
  >
    {children}
  </ol>
);

interface StepProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

export const Step = ({ icon, title, children }: StepProps) => (
  <li className={`${cards.card} ${classes.step}`}>
    <span className={cards.icon} aria-hidden>
      {icon}
    </span>
    <h3 className={cards.title}>{title}</h3>
    {children}
  </li>
);
