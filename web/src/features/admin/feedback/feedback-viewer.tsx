import { NativeSelect } from '@mantine/core';
import { Page } from '../../../ui/page.js';
import { SearchField } from '../parts/search-field.js';
import { TimeOrder } from '../parts/time-order.js';
import { useListAddress } from '../parts/use-list-address.js';
import { useSearchText } from '../parts/use-search-text.js';
import { FeedbackStatistics } from './feedback-stats.js';
import { Responses } from './responses.js';
import { SURVEYS, surveyOf } from './survey-types.js';
import classes from './feedback-viewer.module.css';

/** What players say about the site. */
export function FeedbackViewer() {
  const address = useListAddress();
  const [typed, setTyped] = useSearchText();
  const survey = surveyOf(address.params.get('survey'));
  return (
    <Page title="User Feedback" intro="What players answered, newest first.">
      <FeedbackStatistics />
      <div className={classes.bar}>
        <h2 className={classes.heading}>Responses</h2>
        <div className={classes.filters}>
          <SearchField
            label="Player"
            isLabelled
            placeholder="Name, username or email"
            typed={typed}
            onType={setTyped}
          />
          <NativeSelect
            label="Survey"
            value={survey ?? ''}
            onChange={({ currentTarget }) => address.change({ survey: currentTarget.value })}
          >
            <option value="">All surveys</option>
            {Object.entries(SURVEYS).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </NativeSelect>
          <TimeOrder address={address} />
        </div>
      </div>
      <Responses
        survey={survey}
        address={address}
        onAll={() => {
          setTyped('');
          address.change({ survey: '', q: '' });
        }}
      />
    </Page>
  );
}
