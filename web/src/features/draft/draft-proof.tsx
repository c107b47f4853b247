import type { DraftProof as Proof } from '@torchbearer/contract/client';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { toTheSecond } from '../../time/format.js';
import { ErrorState } from '../../ui/states.js';
import { Code } from './code.js';
import { closeSentence, differenceSentence } from './proof-words.js';
import { ReplayIt } from './replay-it.js';

/** The season's secret, stored inputs and seed, and in what the last run differs from them. */
export function DraftProof() {
  const { data: proof, isError, refetch, isFetching } = useQuery(queries.draftProof());
  if (proof === undefined)
    return isError ? (
      <ErrorState
        words="Unable to load the receipt right now."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton height={160} radius="md" />
    );
  const run = proof.runs.at(-1);
  return (
    <>
      <dl>
        <Code term="Fingerprint of the season’s secret (SHA-256)">{proof.commitment}</Code>
        {proof.secret !== null && <Code term="The secret">{proof.secret}</Code>}
        {proof.storedHash !== null && (
          <Code term="Hash of the stored inputs (SHA-256)">{proof.storedHash}</Code>
        )}
        {proof.seed !== null && <Code term="The season’s seed (SHA-256 of both)">{proof.seed}</Code>}
      </dl>
      {proof.secret === null && <p>The secret is shown once the draft has run.</p>}
      <p>{closeSentence(proof)}</p>
      {run && <Run run={run} />}
      {run?.hasSeasonSeed === true && <ReplayIt proof={proof} run={run} />}
    </>
  );
}

function Run({ run }: { readonly run: Proof['runs'][number] }) {
  const { runAt, runBy, hasSeasonSeed, differences, differenceCount } = run;
  if (!hasSeasonSeed)
    return (
      <p>
        The draft ran on {toTheSecond(runAt)}, before a season had one seed: each preview drew its own. It
        keeps the seed that it had.
      </p>
    );
  return (
    <>
      <p>
        {runBy} ran the draft on {toTheSecond(runAt)}.{' '}
        {differenceCount === 0
          ? 'It drew from exactly the stored inputs.'
          : `It differs from the stored inputs in ${differenceCount.toLocaleString('en-US')} ${differenceCount === 1 ? 'thing' : 'things'}:`}
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map((difference) => (
            <li key={`${difference.what} ${difference.subjectId}`}>{differenceSentence(difference)}</li>
          ))}
        </ul>
      )}
      {differenceCount > differences.length && <p>The file of the inputs has the others.</p>}
    </>
  );
}
