import { Button, Skeleton } from '@mantine/core';
import type { Feedback, SurveyType } from '@torchbearer/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminQueries } from '../../../api/admin-queries.js';
import { errorSentence } from '../../../api/error-sentence.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';
import { FeedbackCard } from './feedback-card.js';
import { SURVEYS } from './survey-types.js';
import classes from './feedback-viewer.module.css';

/** Players' responses; of all surveys unless one is chosen. */
export function Responses({ survey }: { readonly survey: SurveyType | undefined }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(adminQueries.feedback(survey));
  if (isPending) return <Loading />;
  if (!data) {
    return (
      <ErrorState
        words={errorSentence(error, 'Unable to load feedback.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        words={survey === undefined ? 'No responses yet.' : `No responses to “${SURVEYS[survey]}” yet.`}
        next="Players are asked one question on their screens, once each. Their answers come here as they give them."
      />
    );
  }
  return <Cards responses={data} />;
}

/** More than one reads at once; a large league has thousands. */
const AT_ONCE = 60;

function Cards({ responses }: { readonly responses: readonly Feedback[] }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <>
      <ul className={classes.cards}>
        {responses.slice(0, shown).map((one) => (
          <FeedbackCard key={one.id} feedback={one} />
        ))}
      </ul>
      {responses.length > shown && (
        <div className={classes.older}>
          <Button variant="default" onClick={() => setShown(shown + AT_ONCE)}>
            Show older responses
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <div className={classes.cards} role="status" aria-busy="true" aria-label="Loading responses">
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} height={196} radius="lg" />
      ))}
    </div>
  );
}
