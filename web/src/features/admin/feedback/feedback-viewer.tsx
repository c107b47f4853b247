import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page.js';
import { FeedbackStatistics } from './feedback-stats.js';
import { Responses } from './responses.js';
import { SURVEYS, surveyOf } from './survey-types.js';
import classes from './feedback-viewer.module.css';

/** What players say about the site. */
export function FeedbackViewer() {
  const [search, setSearch] = useSearchParams();
  const survey = surveyOf(search.get('survey'));
  const choose = (value: string): void =>
    setSearch(value === '' ? {} : { survey: value }, { replace: true, preventScrollReset: true });
  return (
    <Page title="User Feedback" intro="What players answered, newest first.">
      <FeedbackStatistics />
      <div className={classes.bar}>
        <h2 className={classes.heading}>Responses</h2>
        <NativeSelect
          label="Survey"
          value={survey ?? ''}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">All surveys</option>
          {Object.entries(SURVEYS).map(([type, label]) => (
            <option key={type} value={type}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </div>
      {/* Another survey starts at its newest response. */}
      <Responses key={survey ?? 'all'} survey={survey} />
    </Page>
  );
}
