import { Note } from '../../../ui/note.js';
import classes from './season-form.module.css';

/** Settings that are allowed but unusual, to review before saving. */
export function Warnings({ words }: { readonly words: readonly string[] }) {
  const [only, ...others] = words;
  if (only === undefined) return null;
  return (
    <Note kind="info">
      {others.length === 0 ? (
        only
      ) : (
        <ul className={classes.list}>
          {words.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Note>
  );
}
