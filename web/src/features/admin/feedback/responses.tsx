import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SurveyType } from '@torchbearer/contract/client';
import { adminQueries } from '../../../api/admin-queries.js';
import { EmptyState } from '../../../ui/states.js';
import { ListCount } from '../parts/list-count.js';
import { ListEnd } from '../../../ui/list-end.js';
import { ListState } from '../../../ui/list-state.js';
import type { useListAddress } from '../parts/use-list-address.js';
import { usePages } from '../../../ui/use-pages.js';
import { FeedbackCard } from './feedback-card.js';
import { SURVEYS } from './survey-types.js';
import classes from './feedback-viewer.module.css';

interface ResponsesProps {
  readonly survey: SurveyType | undefined;
  readonly address: ReturnType<typeof useListAddress>;
  readonly onAll: () => void;
}

const UNABLE = 'Unable to load feedback.';

/** Players' responses; of all surveys unless one is chosen. */
export function Responses({ survey, address, onAll }: ResponsesProps) {
  const { isSearched, sort, search } = address;
  const { found, rows, total } = usePages(
    adminQueries.feedback({ sort, ...search, ...(survey && { surveyType: survey }) }),
  );
  const all = useQuery(adminQueries.feedbackStats()).data?.totalResponses;
  const isFiltered = isSearched || survey !== undefined;
  return (
    <>
      <ListCount
        total={found.data && total}
        all={isFiltered ? all : undefined}
        nouns={['response', 'responses']}
      />
      <ListState
        found={found}
        isEmpty={rows.length === 0}
        loading={<Loading />}
        unable={UNABLE}
        empty={isSearched ? <NoMatch onAll={onAll} /> : <None survey={survey} />}
      >
        <ul className={classes.cards}>
          {rows.map((one) => (
            <FeedbackCard key={one.id} feedback={one} />
          ))}
        </ul>
        <ListEnd found={found} loaded={rows.length} more="more responses" unable={UNABLE} />
      </ListState>
    </>
  );
}

const None = ({ survey }: Pick<ResponsesProps, 'survey'>) => (
  <EmptyState
    words={survey === undefined ? 'No responses yet.' : `No responses to “${SURVEYS[survey]}” yet.`}
    next="Players are asked one question on their screens, once each. Their answers come here as they give them."
  />
);

const NoMatch = ({ onAll }: Pick<ResponsesProps, 'onAll'>) => (
  <EmptyState
    words="No one matches."
    next="The search looks at the players’ names, usernames and emails."
    action={
      <Button variant="default" onClick={onAll}>
        Show every response
      </Button>
    }
  />
);

function Loading() {
  return (
    <div className={classes.cards} role="status" aria-busy="true" aria-label="Loading responses">
      {Array.from({ length: 6 }, (_, card) => (
        <Skeleton key={card} height={196} radius="lg" />
      ))}
    </div>
  );
}
