import type { SyntheticEvent } from 'react';
import { useConfig } from '../api/use-config.js';
import { photoOf, PLACEHOLDER } from './photo.js';
import classes from './portrait.module.css';

interface PortraitProps {
  readonly castaway: {
    readonly name: string;
    readonly imageUrl?: string | null;
    readonly tribe?: string | null;
    readonly eliminated?: boolean;
  };
  /** Width and height, px. */
  readonly size: number;
  readonly round?: boolean;
  readonly className?: string | undefined;
  /** Below the first screen: loaded when it comes near. */
  readonly lazy?: boolean;
}

/**
 * A castaway's photo, framed in the tribe's colour, grey if eliminated. The name is always beside it, so the
 * photo has no alt text.
 */
export function Portrait({ castaway, size, round, className, lazy }: PortraitProps) {
  const { photoAliases, tribes } = useConfig();
  const tribe = tribes.find(({ name }) => name === castaway.tribe);
  const names = [classes.portrait, round && classes.round, castaway.eliminated && classes.out, className];
  return (
    <img
      className={names.filter(Boolean).join(' ')}
      style={tribe ? { ['--tribe' as string]: tribe.color } : undefined}
      src={photoOf(castaway, photoAliases)}
      onError={showPlaceholder}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
    />
  );
}

function showPlaceholder({ currentTarget: image }: SyntheticEvent<HTMLImageElement>): void {
  // Once only: a placeholder that is missing too must not be requested again and again.
  if (!image.src.endsWith(PLACEHOLDER)) image.src = PLACEHOLDER;
}
