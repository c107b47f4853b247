import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.js';
import classes from './castaway.module.css';

/** Where one came from; to the whole cast for who came from elsewhere. */
export function BackButton() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      className={classes.back ?? ''}
      leftSection={<IconArrowLeft size={20} aria-hidden />}
      // The router names the first page of a visit so: nothing of ours lies behind it.
      onClick={() => void (key === 'default' ? navigate(paths.gameTracker) : navigate(-1))}
    >
      Back
    </Button>
  );
}
