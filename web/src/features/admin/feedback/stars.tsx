import { IconStar, IconStarFilled } from '@tabler/icons-react';
import classes from './feedback-viewer.module.css';

/** A rating, read out as '4 of 5'. */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={`${String(rating)} of 5`}>
      {[1, 2, 3, 4, 5].map((star) =>
        star <= rating ? <IconStarFilled key={star} size={18} /> : <IconStar key={star} size={18} />,
      )}
    </span>
  );
}
