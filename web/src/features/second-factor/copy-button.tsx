import { Button } from '@mantine/core';
import { useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
}

export function CopyButton({ text, children }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without https there is no clipboard: the text is on the screen.
      () => undefined,
    );
  };
  return (
    <Button variant="default" onClick={copy}>
      {isCopied ? 'Copied' : children}
    </Button>
  );
}
