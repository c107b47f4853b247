import classes from './rating-scale.module.css';
import { RATINGS } from './survey-rating.js';

interface RatingScaleProps {
  readonly question: string;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

/** Five steps from Very Hard to Very Easy, as radio buttons. */
export function RatingScale({ question, rating, onRate }: RatingScaleProps) {
  return (
    <fieldset className={classes.scale}>
      <legend className={classes.question}>{question}</legend>
      {RATINGS.map((label, index) => (
        <label key={label} className={classes.step}>
          <input
            type="radio"
            name="rating"
            value={index + 1}
            checked={rating === index + 1}
            onChange={() => onRate(index + 1)}
          />
          <span className={classes.figure}>{index + 1}</span> <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
