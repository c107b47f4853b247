import type { DraftProof } from '@torchbearer/contract/client';
import type { ReplayCheck } from '@torchbearer/rules/draft';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../api/client.js';
import { errorSentence } from '../../api/error-sentence.js';
import { queries } from '../../api/queries.js';
import { Note } from '../../ui/note.js';
import { saveFile } from '../../ui/save-file.js';
import classes from './draft-explanation.module.css';

/** A larger draft takes a browser too long. */
const REPLAYED_HERE = 2_000;

interface ReplayItProps {
  readonly proof: DraftProof;
  readonly run: DraftProof['runs'][number];
}

const CHECKS: Readonly<Record<ReplayCheck['what'], string>> = {
  secret: 'The secret has the published fingerprint',
  inputs: 'The stored inputs have the published hash',
  seed: 'The seed is made of the secret and the stored inputs',
  differences: 'The run’s inputs are the stored ones with the listed differences',
  picks: 'The draft of these inputs gives exactly these picks',
};

/** Recomputes the draft in this browser; for a large league it offers a file and a script instead. */
export function ReplayIt({ proof, run }: ReplayItProps) {
  const { data: league } = useQuery(queries.league());
  const read = () => api.getDraftInputs({ query: { run: run.id } });
  const replay = useMutation({
    mutationFn: async () => {
      const [record, { replayDraft }] = await Promise.all([read(), import('@torchbearer/rules/draft')]);
      const { commitment, storedHash, seed } = proof;
      const { inputHash } = run;
      return replayDraft(record, {
        ...{ commitment, inputHash },
        storedHash: storedHash ?? '',
        seed: seed ?? '',
      });
    },
  });
  const save = useMutation({
    mutationFn: read,
    onSuccess: (record) => saveFile('draft-inputs.json', 'application/json', JSON.stringify(record)),
  });
  const isSmall = league !== undefined && league.players <= REPLAYED_HERE;
  const error = replay.error ?? save.error;
  return (
    <>
      <div className={classes.ways}>
        {isSmall && (
          <Button variant="outline" loading={replay.isPending} onClick={() => replay.mutate()}>
            Replay it
          </Button>
        )}
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          Save the inputs
        </Button>
        <Button component="a" variant="default" href="/replay-draft.mjs" download>
          Save the script
        </Button>
      </div>
      <p>
        To replay the draft without this page, give the script the file and the four fingerprints above:{' '}
        <code>
          node replay-draft.mjs draft-inputs.json {proof.commitment} {proof.storedHash} {proof.seed}{' '}
          {run.inputHash}
        </code>
      </p>
      {error !== null && <Note kind="failure">{errorSentence(error, 'Unable to replay the draft')}</Note>}
      {replay.data && <Checks checks={replay.data} />}
    </>
  );
}

function Checks({ checks }: { readonly checks: readonly ReplayCheck[] }) {
  const isRight = checks.every((check) => check.isRight);
  return (
    <div className={classes.checks}>
      <Note kind={isRight ? 'success' : 'failure'}>
        {isRight ? 'Replayed: everything is as the receipt says.' : 'The replay differs from the receipt.'}
      </Note>
      <ul>
        {checks.map((check) => (
          <li key={check.what}>
            {check.isRight ? '✓' : '✗ Not so:'} {CHECKS[check.what]}
          </li>
        ))}
      </ul>
    </div>
  );
}
