import classes from './seal.module.css';

interface SealProps {
  readonly onOpen: () => void;
  /** Already opened; it stays until the parchment is open, so that the focus is not lost. */
  readonly opening: boolean;
}

/** The rolled parchment as a button: ribbon, wax and instruction. */
export function Seal({ onOpen, opening }: SealProps) {
  return (
    <button type="button" className={classes.seal} onClick={onOpen} aria-disabled={opening}>
      <i className={classes.ribbon} aria-hidden />
      <svg className={`${classes.wax} ${classes.left}`} viewBox="0 0 100 100" aria-hidden>
        <Wax />
      </svg>
      <svg className={`${classes.wax} ${classes.right}`} viewBox="0 0 100 100" aria-hidden>
        <Wax />
      </svg>
      <span className={classes.words}>Open the parchment</span>
    </button>
  );
}

/** The torch pressed into wax; drawn twice, each showing one half, so that it can break in two. */
function Wax() {
  return (
    <>
      <path
        className={classes.blob}
        d="M50 4c9 0 14 5 22 9s14 6 18 15 1 15 4 24-1 18-8 25-11 9-19 14-16 5-25 2-18-3-25-10-7-14-11-23-3-17 2-25 6-14 14-21 18-10 28-10Z"
      />
      <circle className={classes.ring} cx="49" cy="49" r="31" />
      <path
        className={classes.mark}
        d="M49 22c6 8 10 11 10 19a10 10 0 0 1-20 0c0-5 2-7 5-10 0 3 2 4 3 4-1-5 0-9 2-13ZM46 56h7l-2 19h-3z"
      />
    </>
  );
}
