import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.js';
import type { Phase } from './phase.js';

/** Refetches when picks open or close while the screen is open, and announces it. */
export function usePhaseRefetch(phase: Phase, weekNumber: number): void {
  const client = useQueryClient();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    announce(`Picks for week ${String(weekNumber)} are ${phase === 'open' ? 'open' : 'closed'}.`);
    void client.invalidateQueries({ queryKey: ['picks'] });
  }, [phase, weekNumber, client]);
}
