import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useRef, type FormEvent } from 'react';
import { useServerNow } from '../../../time/use-now.js';
import { Panel } from '../../../ui/page.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { EXPIRIES, showDay, type Expiry } from './expiry.js';
import { useAnnouncementForm } from './use-announcement-form.js';
import classes from './announcement-manager.module.css';

/** Posts news to every dashboard. */
export function AnnouncementForm() {
  const { draft, faults, change, post, isPosting, isBegun, outcome } = useAnnouncementForm();
  const element = useRef<HTMLFormElement>(null);
  const goTo = (field: string): void =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  const today = showDay(useServerNow(60_000));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPosting) post(goTo);
  };
  return (
    <Panel title="New announcement">
      <UnsavedGuard when={isBegun}>The announcement that you have begun is not posted yet.</UnsavedGuard>
      <form ref={element} className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label="Title"
          name="title"
          required
          maxLength={MAX_LENGTH.announcementTitle}
          value={draft.title}
          error={faults.title}
          onChange={({ currentTarget }) => change('title', currentTarget.value)}
        />
        <Textarea
          label="Message"
          name="body"
          description={`${draft.body.length} of ${MAX_LENGTH.announcementBody.toLocaleString('en-US')} characters`}
          required
          rows={5}
          maxLength={MAX_LENGTH.announcementBody}
          value={draft.body}
          error={faults.body}
          onChange={({ currentTarget }) => change('body', currentTarget.value)}
        />
        <NativeSelect
          label="Shown"
          name={draft.expiry === 'date' ? undefined : 'expiresAt'}
          data={[...EXPIRIES]}
          value={draft.expiry}
          error={draft.expiry !== 'date' && faults.expiresAt}
          onChange={({ currentTarget }) => change('expiry', currentTarget.value as Expiry)}
        />
        {draft.expiry === 'date' && (
          <TextInput
            type="date"
            label="Last day"
            name="expiresAt"
            description="To its end in Pacific time."
            required
            min={today}
            value={draft.lastDay}
            error={faults.expiresAt}
            onChange={({ currentTarget }) => change('lastDay', currentTarget.value)}
          />
        )}
        <OutcomeNote outcome={outcome} />
        <Button type="submit" className={classes.post ?? ''} loading={isPosting}>
          Post announcement
        </Button>
      </form>
    </Panel>
  );
}
