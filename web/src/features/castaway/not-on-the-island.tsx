import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useDocumentTitle } from '../../ui/page.js';
import { TorchMark } from '../../ui/torch-mark.js';
import classes from './castaway.module.css';

/** The back button is above. */
export function NotOnTheIsland() {
  useDocumentTitle('Castaway not found');
  return (
    <div className={classes.missing}>
      <TorchMark size={96} lit={false} />
      <h1>Castaway not found</h1>
      <p>No castaway of this season has this address. The whole cast is in the game tracker.</p>
      <Button component={Link} to={paths.gameTracker}>
        See all castaways
      </Button>
    </div>
  );
}
