import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorSentence } from '../../../api/error-sentence.js';
import { Note } from '../../../ui/note.js';
import { saveCsv, toCsv } from '../parts/csv.js';
import { rankingsSheet } from './rankings-sheet.js';
import { readSheetRows } from './read-sheet-rows.js';

/** Saves all rankings as a file, which are read only then. */
export function ExportRankings({ isEmpty }: { readonly isEmpty: boolean }) {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readSheetRows(leaving.current.signal),
    onSuccess: (rows) => saveCsv('rankings.csv', toCsv(rankingsSheet(rows))),
  });
  return (
    <>
      <Button variant="default" disabled={isEmpty} loading={isPending} onClick={() => mutate()}>
        Export CSV
      </Button>
      {error !== null && !leaving.current.signal.aborted && (
        <Note kind="failure">{errorSentence(error, 'Unable to load draft data')}</Note>
      )}
    </>
  );
}
