import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { announce } from './announcer.js';

const SAID_MS = 2_000;

interface CopyButtonProps {
  readonly text: string;
  /** 'Copy KT7-MXW-4RD', because the button's text alone would not say what it copies. */
  readonly label?: string;
  /** The most important one in its context. */
  readonly main?: boolean;
  /** The browser has no clipboard, because of plain http or the user's settings. */
  readonly onRefused: () => void;
}

export function CopyButton({ text, label, main, onRefused }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce('Copied.');
    } catch {
      onRefused();
    }
  };
  const Icon = isCopied ? IconCheck : IconCopy;
  return (
    <Button
      variant={main ? 'filled' : 'default'}
      leftSection={<Icon size={18} aria-hidden />}
      aria-label={label}
      onClick={() => void copy()}
    >
      {isCopied ? 'Copied' : 'Copy'}
    </Button>
  );
}
