import type { CalendarLink } from '@torchbearer/contract/client';
import { Anchor, Button, TextInput } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { Note } from '../../ui/note.js';
import { Panel } from '../../ui/page.js';
import classes from './form.module.css';

/** The season's deadlines for a calendar program, by a secret link. */
export function CalendarSection() {
  const renewing = useMutation({ mutationFn: () => api.renewCalendarToken() });
  return (
    <Panel title="Deadlines in your calendar">
      <div className={classes.form}>
        <p className={classes.hint}>
          A private link that calendar programs follow: rankings, the draft and every week&apos;s pick
          deadline, kept up to date. It is shown once. A new link ends the one before it, and a new password
          ends it, too: calendars that use it are no longer updated.
        </p>
        {renewing.data && <TheLink link={renewing.data} key={renewing.data.token} />}
        {renewing.error && (
          <Note kind="failure">{errorSentence(renewing.error, 'Failed to make a calendar link')}</Note>
        )}
        <div className={classes.submit}>
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} aria-hidden />}
            loading={renewing.isPending}
            onClick={() => renewing.mutate()}
          >
            {renewing.data ? 'Renew the link' : 'Make a new link'}
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function TheLink({ link }: { readonly link: CalendarLink }) {
  const input = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link.url);
      setMessage('Copied.');
    } catch {
      // No clipboard without https: the link is selected, so that the user can copy it by keyboard.
      setMessage('Press Ctrl+C or ⌘C to copy the selected link.');
    }
  };
  return (
    <>
      <TextInput
        ref={input}
        label="Your calendar link"
        description="Copy it now: it is not shown again."
        value={link.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.submit}>
        <Button onClick={() => void copy()}>Copy link</Button>
        <Anchor href={link.url.replace(/^https?:/, 'webcal:')} className={classes.tap}>
          Open in your calendar
        </Anchor>
        <span role="status" className={classes.hint}>
          {message}
        </span>
      </div>
    </>
  );
}
