import classes from './torch-mark.module.css';

/** The product's mark. Hidden from screen readers: the name is beside it. */
export function TorchMark({ size = 32, lit = true }: { readonly size?: number; readonly lit?: boolean }) {
  return (
    <svg className={classes.mark} width={size / 2} height={size} viewBox="0 0 64 128" aria-hidden>
      {lit && (
        <>
          <path
            className={classes.flame}
            d="M32 4c10 14 18 20 18 34a18 18 0 0 1-36 0c0-8 4-12 8-18 1 6 4 8 6 8-2-10 0-16 4-24z"
          />
          <path className={classes.heart} d="M32 28c5 7 8 10 8 16a8 8 0 0 1-16 0c0-6 4-9 8-16z" />
        </>
      )}
      {!lit && (
        <path
          className={classes.smoke}
          d="M32 56c-10-8 8-14 0-24s8-14 0-28"
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
        />
      )}
      <path className={classes.stick} d="M26 58h12l-3 66h-6z" />
    </svg>
  );
}
