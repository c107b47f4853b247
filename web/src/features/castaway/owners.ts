/** Whom a castaway belongs to, as many of them as a card can hold. */
import type { CastawayOwner } from '@torchbearer/contract/client';

type Owner = CastawayOwner['owners'][number];

const FEW = 5;
/** A large league shares a castaway among thousands: a page of all of them would help nobody. */
const MOST = 200;

interface ShownOwners {
  readonly owners: readonly Owner[];
  /** How many of them are not among these. */
  readonly more: number;
  /** Whether the rest may be unfolded. */
  readonly canUnfold: boolean;
}

export function shownOwners(owners: readonly Owner[], isUnfolded: boolean): ShownOwners {
  const shown = owners.slice(0, isUnfolded ? MOST : FEW);
  const more = owners.length - shown.length;
  return { owners: shown, more, canUnfold: !isUnfolded && more > 0 };
}
