import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './side-panel.module.css';

interface SidePanelProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form beside the list that opened it. A click outside must not lose what was typed. */
export function SidePanel({ opened, title, onClose, children }: SidePanelProps) {
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      position="right"
      size={460}
      classNames={{
        content: classes.content ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
      }}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* A `<header>` here would count as another banner of the page. */}
        <Drawer.Header role="presentation">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" size={44} iconSize={22} />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
