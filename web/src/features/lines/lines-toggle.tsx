import { VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import classes from './lines-toggle.module.css';

interface LinesToggleProps {
  readonly points: number | null;
  /** Whose or which week's points they are: 'of Anouk'. */
  readonly of: string;
  /** The id of the row with the lines. */
  readonly panel: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Points that show their lines; a tap anywhere on the row does, too. The row has the class `linesRow`. */
export const LinesToggle = ({ points, of, panel, isOpen, onToggle }: LinesToggleProps) => (
  <button
    type="button"
    className={classes.toggle}
    aria-expanded={isOpen}
    aria-controls={isOpen ? panel : undefined}
    onClick={onToggle}
  >
    {points}
    <VisuallyHidden> points {of}, line by line</VisuallyHidden>
    <IconChevronDown className={classes.chevron} size={16} aria-hidden />
  </button>
);

export const linesRow = classes.row;
/** Points without lines, aligned with those that have some. */
export const withoutLines = classes.without;
