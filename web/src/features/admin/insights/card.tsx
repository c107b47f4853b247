import { memo, type ReactNode, useId } from 'react';
import { IconGripVertical } from '@tabler/icons-react';
import { CardBody } from './card-body.js';
import { CARD_TITLES, type CardId } from './cards.js';
import { CONTENTS } from './contents.js';
import classes from './card.module.css';

/** As tall as their lists, whatever the card's height. */
const NATURAL: ReadonlySet<CardId> = new Set(['overview', 'worst']);

interface CardProps {
  readonly id: CardId;
  /** If the card can be arranged. */
  readonly menu?: ReactNode;
}

/** A card of the board: a head to drag it by, a menu for the keyboard, and its content. */
export const Card = memo(function Card({ id, menu }: CardProps) {
  const titleId = useId();
  const title = CARD_TITLES[id];
  const Content = CONTENTS[id];
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <div className={classes.head} data-card-head={menu ? '' : undefined}>
        {menu && (
          <span className={classes.grip} data-card-grip="">
            <IconGripVertical size={18} aria-hidden />
          </span>
        )}
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {menu}
      </div>
      <CardBody label={title} fills={!NATURAL.has(id)}>
        <Content />
      </CardBody>
    </section>
  );
});
