import { Button, TextInput } from '@mantine/core';
import { IconShare } from '@tabler/icons-react';
import type { GroupDetails } from '@torchbearer/contract/client';
import { useRef, useState } from 'react';
import { CopyButton } from '../../ui/copy-button.js';
import { Panel } from '../../ui/page.js';
import { inviteLink } from './group-rules.js';
import classes from './groups.module.css';

/** The group's code, and the link that others join with. */
export function InvitePanel({ group: { name, code } }: { readonly group: GroupDetails }) {
  const input = useRef<HTMLInputElement>(null);
  const [mustSelect, setMustSelect] = useState(false);
  const link = inviteLink(window.location.origin, code);
  const select = (): void => {
    input.current?.select();
    setMustSelect(true);
  };
  const share = (): void => {
    // A rejection means that the user has closed the dialog.
    void navigator
      .share({ title: name, text: `Join “${name}” on Torchbearer`, url: link })
      .catch(() => undefined);
  };
  return (
    <Panel title="Invite players">
      <div className={classes.form}>
        <p className={classes.hint}>Everybody who has the link can join, until the owner makes a new code.</p>
        <p>
          Code <strong className={classes.code}>{code}</strong>
        </p>
        <TextInput
          ref={input}
          label="Invite link"
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <CopyButton text={link} label="Copy the invite link" main onRefused={select} />
          {'share' in navigator && (
            <Button variant="default" leftSection={<IconShare size={18} aria-hidden />} onClick={share}>
              Share
            </Button>
          )}
        </div>
        {mustSelect && (
          <p className={classes.hint} role="status">
            Press Ctrl+C or ⌘C to copy the selected link.
          </p>
        )}
      </div>
    </Panel>
  );
}
