import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowsDiagonalMinimize2,
  IconArrowUp,
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
} from '@tabler/icons-react';
import { useOpensAtOnce } from '../../../ui/use-opens-at-once.js';
import { ArrangeButton } from './arrange-button.js';
import type { CardId } from './cards.js';
import { CHANGES, type Change } from './changes.js';
import classes from './card.module.css';

const ICONS = {
  up: IconArrowUp,
  down: IconArrowDown,
  left: IconArrowLeft,
  right: IconArrowRight,
  wider: IconArrowAutofitWidth,
  narrower: IconArrowsDiagonalMinimize2,
  taller: IconArrowAutofitHeight,
  shorter: IconArrowsDiagonalMinimize2,
} as const satisfies Record<Change, unknown>;

const MOVES = ['up', 'down', 'left', 'right'] as const;
const SIZES = ['wider', 'narrower', 'taller', 'shorter'] as const;
/** The duration of the card's move to its new place. */
const GLIDE_MS = 220;

/** Outside the card, which would cut it off, but within the page's landmark. */
const INSIDE_MAIN = { target: '#main' };

export interface ArrangeMenuProps {
  readonly id: CardId;
  readonly onChange: (id: CardId, way: Change) => void;
}

/** Moves and resizes the card without dragging. Stays open: one step is seldom enough. */
export function ArrangeMenu({ id, onChange }: ArrangeMenuProps) {
  const { opened, setOpened, button } = useOpensAtOnce();
  const change = (way: Change): void => {
    onChange(id, way);
    setTimeout(() => button.current?.scrollIntoView({ block: 'nearest' }), GLIDE_MS);
  };
  const item = (way: Change) => {
    const Icon = ICONS[way];
    return (
      <Menu.Item key={way} leftSection={<Icon size={18} aria-hidden />} onClick={() => change(way)}>
        {CHANGES[way][0]}
      </Menu.Item>
    );
  };
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={210}
      closeOnItemClick={false}
      returnFocus
      withInitialFocusPlaceholder={false}
      portalProps={INSIDE_MAIN}
    >
      <Menu.Target>
        <ArrangeButton card={id} ref={button} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>
        {MOVES.map(item)}
        <Menu.Divider />
        {SIZES.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
