import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client.js';
import { useOutcome } from '../parts/use-outcome.js';
import { counted } from './import-plan.js';
import { UnreadableFile, readCsvFile } from './read-csv-file.js';
import { useKeepCast } from './use-keep-cast.js';

/** State of an import: file chosen, checked, imported. */
export function useImport() {
  const [text, setText] = useState('');
  const { outcome, succeed, fail, refuse, clear } = useOutcome();
  const cast = useKeepCast();
  const trying = useMutation({
    mutationFn: (csv: string) => api.importCastaways({ text: csv, query: { dryRun: true } }),
    onError: (error) => fail(error, 'Failed to check the file'),
  });
  const importing = useMutation({
    mutationFn: (csv: string) => api.importCastaways({ text: csv, query: { dryRun: false } }),
    onSuccess: (done, csv) => {
      if (done.rejected.length > 0) {
        // The cast has changed since the check: show the new errors as a check does.
        trying.mutate(csv);
        return;
      }
      cast.renew();
      setText('');
      trying.reset();
      succeed(`Import finished: ${counted(done)}.`);
    },
    onError: (error) => fail(error, 'Failed to import castaways'),
  });

  const give = (csv: string): void => {
    clear();
    trying.reset();
    setText(csv);
  };
  const check = (csv: string): void => {
    clear();
    if (csv.trim() === '') refuse('Please choose a file or paste its lines first.');
    else trying.mutate(csv);
  };
  return {
    text,
    outcome,
    /** The result of checking this very text. */
    trial: trying.variables === text ? trying.data : undefined,
    isChecking: trying.isPending,
    isImporting: importing.isPending,
    give,
    check: () => check(text),
    async giveFile(file: Blob): Promise<void> {
      try {
        const csv = await readCsvFile(file);
        give(csv);
        check(csv);
      } catch (error) {
        refuse(error instanceof UnreadableFile ? error.message : 'This file could not be read.');
      }
    },
    importNow: () => {
      clear();
      importing.mutate(text);
    },
  };
}
