import classes from './torch.module.css';

const flame = 'M32 4c10 14 18 20 18 34a18 18 0 0 1-36 0c0-8 4-12 8-18 1 6 4 8 6 8-2-10 0-16 4-24z';

/** One flame, in its own layer so that animating it is cheap. */
export function Flame({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="12 0 40 58">
      <path d={flame} />
    </svg>
  );
}

/** A burning torch in the sand, with its light and sparks. */
export function Torch({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <div className={`${classes.torch} ${classes[side]}`}>
      <i className={classes.light} />
      <i className={classes.pool} />
      <svg className={classes.stick} viewBox="0 0 40 520" preserveAspectRatio="xMidYMin slice">
        <path className={classes.wood} d="M14 44h12l-2 476h-8z" />
        <path
          className={classes.binding}
          d="M9 30c0-6 22-6 22 0l-3 34H12zM13 78h14l-1 7H14zM14 94h12l-1 6H15z"
        />
      </svg>
      <Flame className={`${classes.flame} ${classes.outer}`} />
      <Flame className={`${classes.flame} ${classes.middle}`} />
      <Flame className={`${classes.flame} ${classes.heart}`} />
      <i className={classes.smoke} />
      <i className={classes.spark} />
      <i className={classes.spark} />
      <i className={classes.spark} />
    </div>
  );
}
