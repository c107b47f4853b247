import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { MAX_LENGTH } from '@torchbearer/rules';
import { SUBJECTS, type Letter } from './contact-rules.js';
import type { useContact } from './use-contact.js';
import classes from './contact-form.module.css';

const CHOICES = [
  { value: '', label: 'Choose a subject' },
  ...Object.entries(SUBJECTS).map(([value, label]) => ({ value, label })),
];

/** Validated as it will be sent; each error shows at its field. */
export function ContactForm({ form }: { readonly form: ReturnType<typeof useContact> }) {
  const field = (name: keyof Letter) => ({ ...form.getInputProps(name), 'aria-required': true });
  return (
    <form className={classes.form} onSubmit={form.submit} noValidate>
      <div className={classes.who}>
        <TextInput label="Name" autoComplete="name" maxLength={80} {...field('name')} />
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={MAX_LENGTH.email}
          {...field('email')}
        />
      </div>
      <NativeSelect
        label="Subject"
        data={CHOICES}
        rightSection={<IconChevronDown size={18} aria-hidden />}
        {...field('subject')}
      />
      <Textarea label="Message" rows={6} maxLength={2_000} {...field('message')} />
      <div>
        <Button type="submit" loading={form.sending.isPending}>
          Send
        </Button>
      </div>
    </form>
  );
}
