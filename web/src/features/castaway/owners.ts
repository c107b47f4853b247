/** A castaway's owners, as many as fit on a card. */
import type { CastawayOwner } from '@torchbearer/contract/client';

type Owner = CastawayOwner['owners'][number];

const FEW = 5;
/** In a large league thousands share a castaway; a page of all of them would help no one. */
const MOST = 200;

interface ShownOwners {
  readonly owners: readonly Owner[];
  /** How many more owners there are. */
  readonly more: number;
  /** Whether the rest can be unfolded. */
  readonly canUnfold: boolean;
}

export function shownOwners(owners: readonly Owner[], isUnfolded: boolean): ShownOwners {
  const shown = owners.slice(0, isUnfolded ? MOST : FEW);
  const more = owners.length - shown.length;
  return { owners: shown, more, canUnfold: !isUnfolded && more > 0 };
}
