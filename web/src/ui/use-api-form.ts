import { useForm, type FormErrors } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { errorSentence, fieldErrors } from '../api/error-sentence.js';
import { changedFields, overtakenFields, untouched, type Values } from './stored-values.js';

type Field<Of extends Values> = keyof Of & string;

interface ApiFormOptions<Of extends Values, Response> {
  /**
   * What is stored, in the order of the fields on the screen. When it changes, fields that the user has not changed
   * follow it.
   */
  readonly initialValues: Of;
  /** A sentence for each field that is wrong. */
  readonly validate?: (values: Of) => Partial<Record<Field<Of>, string | undefined>>;
  readonly send: (values: Of) => Promise<Response>;
  /** Error codes that are about one field. */
  readonly fieldOf?: Readonly<Record<string, Field<Of>>>;
  /** Whether the server's errors stay until the next call, even while the user types. */
  readonly keepsFailure?: boolean;
  readonly onInvalid?: () => void;
  /** Both are called only while the form is on the screen; what has to happen in any case belongs in `send`. */
  readonly onSuccess?: (response: Response, sent: Of) => void;
  readonly onError?: (error: Error) => void;
  /** The user has changed a field. */
  readonly onInput?: (field: string) => void;
}

/**
 * A form that sends what it holds in one call. Each field shows its own error, from our rules or from the server, and
 * the first field with an error gets the focus.
 */
export function useApiForm<Of extends Values, Response>(options: ApiFormOptions<Of, Response>) {
  const {
    initialValues: stored,
    validate,
    send,
    fieldOf,
    keepsFailure,
    onInvalid,
    onSuccess,
    onError,
    onInput,
  } = options;
  const names: readonly Field<Of>[] = Object.keys(stored);
  const sending = useMutation({ mutationFn: send });

  const form = useForm<Of>({
    // Several forms on a screen may have a field of the same name; Mantine accepts no underscore here.
    name: useId().replaceAll('_', '-'),
    initialValues: stored,
    validate: (values) => validate?.(values) ?? {},
    enhanceGetInputProps: ({ field, inputProps }) => {
      const change = inputProps.onChange as (value: unknown) => void;
      return {
        name: field,
        onChange(value: unknown): void {
          change(value);
          // The server's errors were about other values.
          if (!keepsFailure && !sending.isPending) sending.reset();
          onInput?.(field);
        },
      };
    },
  });

  const [timesAccepted, setTimesAccepted] = useState(0);
  const follow = useEffectEvent(() => {
    const before = form.getInitialValues();
    const followed = untouched(form.getValues(), before, stored);
    for (const name of names) {
      if (name in followed) form.setFieldValue<Of, string>(name, stored[name] as never);
    }
    form.resetDirty({ ...before, ...followed });
  });
  const storedText = JSON.stringify(stored);
  useLayoutEffect(() => follow(), [storedText, timesAccepted]);

  function focusFirst(errors: FormErrors): void {
    const first = names.find((name) => name in errors);
    if (first !== undefined) form.getInputNode<HTMLElement, string>(first)?.focus();
  }

  const submit = form.onSubmit(
    (values) => {
      if (sending.isPending) return;
      sending.mutate(values, {
        ...(onSuccess && { onSuccess }),
        onError: (error) => {
          const refused = fieldErrors(error, fieldOf);
          form.setErrors(refused);
          focusFirst(refused);
          onError?.(error);
        },
      });
    },
    (errors) => {
      onInvalid?.();
      focusFirst(errors);
    },
  );

  return {
    ...form,
    submit,
    /** Resets to the stored values. */
    reset(): void {
      form.setInitialValues(stored);
      form.reset();
    },
    sending,
    changed: changedFields(form.values, stored),
    overtaken: overtakenFields(form.values, form.getInitialValues(), stored),
    /** The error, unless a field already shows it. */
    failure(fallback: string): string | null {
      const sentence = sending.error && errorSentence(sending.error, fallback);
      return sentence !== null && Object.values(form.errors).includes(sentence) ? null : sentence;
    },
    /** Takes values as stored; what was typed since stays. */
    accept(sent: Of): void {
      form.resetDirty({ ...form.getInitialValues(), ...sent });
      setTimesAccepted((times) => times + 1);
    },
  };
}
