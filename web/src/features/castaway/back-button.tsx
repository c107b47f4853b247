import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.js';
import classes from './castaway.module.css';

/** Back to the previous screen; to the whole cast after a visit from elsewhere. */
export function BackButton() {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Button
      variant="subtle"
      className={classes.back ?? ''}
      leftSection={<IconArrowLeft size={20} aria-hidden />}
      // The router's key of a visit's first page: there is no earlier page of ours.
      onClick={() => void (key === 'default' ? navigate(paths.gameTracker) : navigate(-1))}
    >
      Back
    </Button>
  );
}
