import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import classes from './templates.module.css';

interface TemplatesProps {
  readonly message: string;
  readonly onWrite: (message: string) => void;
}

/** Templates. One that replaces typed text can be undone. */
export function Templates({ message, onWrite }: TemplatesProps) {
  const { data: templates, isPending, isFetching, refetch } = useQuery(adminQueries.smsTemplates());
  const [replaced, setReplaced] = useState<string | null>(null);
  if (isPending) return <Skeleton height={72} />;
  if (!templates) {
    return (
      <p className={classes.failed}>
        The templates could not be loaded.
        <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
          Try again
        </Button>
      </p>
    );
  }
  const chosen = templates.find(({ text }) => text === message) ?? null;
  return (
    <div className={classes.templates}>
      <NativeSelect
        label="Template"
        data={[
          { value: '', label: 'Start from a template', disabled: true },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen?.id ?? ''}
        onChange={(event) => {
          const id = event.currentTarget.value;
          const template = templates.find((each) => each.id === id);
          if (!template) return;
          const isOwn = chosen === null && message.trim() !== '';
          if (isOwn) setReplaced(message);
          onWrite(template.text);
        }}
      />
      {replaced !== null && chosen !== null && (
        <Button
          variant="default"
          onClick={() => {
            onWrite(replaced);
            setReplaced(null);
          }}
        >
          Back to my text
        </Button>
      )}
    </div>
  );
}
