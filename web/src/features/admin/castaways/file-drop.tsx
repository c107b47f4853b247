import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState, type ChangeEvent, type DragEvent } from 'react';
import classes from './file-drop.module.css';

/** Drop area and button for a file. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // Lets the admin choose the same file again after correcting it.
    currentTarget.value = '';
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  };
  return (
    <label
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <IconFileSpreadsheet size={28} stroke={1.5} aria-hidden />
      <span>
        <span className={classes.choose}>Choose a CSV file</span> or drop it here
      </span>
      <input type="file" accept=".csv,text/csv,text/plain" className={classes.input} onChange={choose} />
    </label>
  );
}
