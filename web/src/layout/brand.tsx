import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { TorchMark } from '../ui/torch-mark.js';
import classes from './brand.module.css';

interface BrandProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** The torch and the name beside it: the link home. */
export const Brand = ({ to, children }: BrandProps) => (
  <Link className={classes.brand} to={to}>
    <TorchMark size={34} />
    {children}
  </Link>
);
