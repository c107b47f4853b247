import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { CARD_TITLES, type CardId } from './cards.js';
import classes from './card.module.css';

interface ArrangeButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'color' | 'disabled'> {
  readonly card: CardId;
}

/** The button that a card's menu opens from. */
export const ArrangeButton = ({ card, ...button }: ArrangeButtonProps) => (
  <ActionIcon {...button} aria-label={`Arrange ${CARD_TITLES[card]}`} className={classes.menu ?? ''}>
    <IconDots size={20} aria-hidden />
  </ActionIcon>
);
