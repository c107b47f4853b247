import { lazy, memo } from 'react';
import { LazyMenu } from '../../../ui/lazy-menu.js';
import { ArrangeButton } from './arrange-button.js';
import type { ArrangeMenuProps } from './arrange-menu.js';

const loadMenu = () => import('./arrange-menu.js');
const ArrangeMenu = lazy(async () => ({ default: (await loadMenu()).ArrangeMenu }));

/** The card's menu, which moves and resizes it without dragging. */
export const CardMenu = memo(function CardMenu({ id, onChange }: ArrangeMenuProps) {
  return (
    <LazyMenu load={loadMenu} closed={(opener) => <ArrangeButton card={id} {...opener} />}>
      <ArrangeMenu id={id} onChange={onChange} />
    </LazyMenu>
  );
});
