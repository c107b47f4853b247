import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.js';
import { useDocumentTitle } from '../../ui/page.js';
import { TorchMark } from '../../ui/torch-mark.js';
import classes from './not-found.module.css';

export function NotFound() {
  useDocumentTitle('Page Not Found');
  return (
    <div className={classes.notFound}>
      <TorchMark size={110} lit={false} />
      <h1>404 - Page Not Found</h1>
      <p>The page you&apos;re looking for doesn’t exist.</p>
      <Button component={Link} to={paths.landing}>
        Return Home
      </Button>
    </div>
  );
}
