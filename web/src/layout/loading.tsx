import { TorchMark } from '../ui/torch-mark.js';
import classes from './loading.module.css';

/** While the user is unknown. */
export function Loading() {
  return (
    <div className={classes.loading} role="status">
      <TorchMark size={72} />
      Loading...
    </div>
  );
}
