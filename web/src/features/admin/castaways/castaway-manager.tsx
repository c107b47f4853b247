import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../../api/error-sentence.js';
import { queries } from '../../../api/queries.js';
import { Page } from '../../../ui/page.js';
import { ErrorState } from '../../../ui/states.js';
import { CastawayForm } from './castaway-form.js';
import { CastawayList } from './castaway-list.js';
import classes from './castaway-manager.module.css';
import { CastawaysSkeleton } from './castaways-skeleton.js';
import { ImportPanel } from './import-panel.js';

/** Manages the cast: add one by one or from a file, change, eliminate and restore. */
export function CastawayManager() {
  return (
    <Page title="Castaway Management" intro="Players rank, draft and pick from this list.">
      <Content />
    </Page>
  );
}

function Content() {
  const [search, setSearch] = useSearchParams();
  const { data: castaways, error, isPending, isFetching, refetch } = useQuery(queries.castaways());
  if (isPending) return <CastawaysSkeleton />;
  if (!castaways) {
    return (
      <ErrorState
        words={errorSentence(error, 'Failed to load castaways')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const edit = (id: string | null): void => {
    if (id === search.get('edit')) return;
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('edit');
        else next.set('edit', id);
        return next;
      },
      { preventScrollReset: true },
    );
  };
  const edited = castaways.find(({ id }) => id === search.get('edit')) ?? null;
  return (
    <>
      <div className={classes.tools}>
        <CastawayForm castaway={edited} onDone={() => edit(null)} />
        <ImportPanel castaways={castaways} />
      </div>
      <CastawayList castaways={castaways} onEdit={edit} />
    </>
  );
}
