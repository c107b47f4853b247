import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useConfig } from '../../api/use-config.js';
import { paths } from '../../paths.js';
import { Deadline } from '../../ui/deadline.js';

/** The draft's time, and how it works. */
export function BeforeDraft() {
  const { season } = useConfig();
  return (
    <>
      {season.draftAt === null ? (
        'Your castaways come from the draft'
      ) : (
        <>
          The draft is on <Deadline at={season.draftAt} />
        </>
      )}
      , and it goes by your ranking: the higher you rank a castaway, the likelier they are yours.
    </>
  );
}

export function RankButton() {
  return (
    <Button component={Link} to={paths.preseasonRank}>
      Rank your castaways
    </Button>
  );
}
