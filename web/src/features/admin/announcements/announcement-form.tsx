import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MAX_LENGTH } from '@torchbearer/rules';
import { useServerNow } from '../../../time/use-now.js';
import { Panel } from '../../../ui/page.js';
import { UnsavedGuard } from '../../../ui/unsaved-guard.js';
import { OutcomeNote } from '../parts/outcome-note.js';
import { EXPIRIES, showDay } from './expiry.js';
import { useAnnouncementForm } from './use-announcement-form.js';
import classes from './announcement-manager.module.css';

/** Posts news to every dashboard. */
export function AnnouncementForm() {
  const form = useAnnouncementForm();
  const { title, body, expiry } = form.values;
  const isBegun = title.trim() !== '' || body.trim() !== '';
  const today = showDay(useServerNow(60_000));
  return (
    <Panel title="New announcement">
      <UnsavedGuard when={isBegun}>The announcement that you have begun is not posted yet.</UnsavedGuard>
      <form className={classes.form} onSubmit={form.submit} noValidate>
        <TextInput
          label="Title"
          required
          maxLength={MAX_LENGTH.announcementTitle}
          {...form.getInputProps('title')}
        />
        <Textarea
          label="Message"
          description={`${body.length} of ${MAX_LENGTH.announcementBody.toLocaleString('en-US')} characters`}
          required
          rows={5}
          maxLength={MAX_LENGTH.announcementBody}
          {...form.getInputProps('body')}
        />
        <NativeSelect label="Shown" data={[...EXPIRIES]} {...form.getInputProps('expiry')} />
        {expiry === 'date' && (
          <TextInput
            type="date"
            label="Last day"
            description="To its end in Pacific time."
            required
            min={today}
            {...form.getInputProps('expiresAt')}
          />
        )}
        <OutcomeNote outcome={form.outcome} />
        <Button type="submit" className={classes.post ?? ''} loading={form.sending.isPending}>
          Post announcement
        </Button>
      </form>
    </Panel>
  );
}
