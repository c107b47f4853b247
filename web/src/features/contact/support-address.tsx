import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';

/** The link to the support e-mail. */
export function SupportAddress() {
  const { data, isPending, isFetching, refetch } = useQuery(queries.config());
  if (isPending) return 'One moment…';
  if (data?.supportEmail) return <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>;
  return (
    <>
      Unable to load our address.
      <Button variant="default" onClick={() => void refetch()} loading={isFetching}>
        Try again
      </Button>
    </>
  );
}
