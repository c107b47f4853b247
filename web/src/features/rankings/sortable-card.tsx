import type { Castaway } from '@torchbearer/contract/client';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { memo } from 'react';
import classes from './castaway-card.module.css';
import { CastawayFace } from './castaway-face.js';

interface SortableCardProps {
  readonly castaway: Castaway;
  /** Opens the dialog for another position. */
  readonly onMove: (castawayId: string) => void;
  readonly still: boolean;
}

const GLIDE = { duration: 260, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };

/**
 * A castaway in the ranking. The whole card is dragged by mouse or a long touch, the grip at once and by
 * keyboard. Its number is the one it would have if the drag ended now.
 */
export const SortableCard = memo(function SortableCard({ castaway, onMove, still }: SortableCardProps) {
  const card = useSortable({ id: castaway.id, transition: still ? null : GLIDE });
  const position = card.newIndex + 1;
  return (
    <li
      ref={card.setNodeRef}
      className={`${classes.card} ${card.isDragging ? classes.left : ''}`}
      style={{ transform: CSS.Translate.toString(card.transform), transition: card.transition }}
      data-castaway={castaway.id}
      {...card.listeners}
    >
      <button
        type="button"
        className={classes.position}
        aria-label={`${position}. Move ${castaway.name} to position …`}
        onClick={() => onMove(castaway.id)}
        data-no-touch-drag
      >
        {position}
      </button>
      <CastawayFace castaway={castaway} />
      <button
        type="button"
        ref={card.setActivatorNodeRef}
        className={classes.grip}
        {...card.attributes}
        aria-label={`Drag ${castaway.name}`}
        data-grip
      >
        <IconGripVertical size={22} stroke={1.6} aria-hidden />
      </button>
    </li>
  );
});
