import { Skeleton } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/queries.js';
import { paths } from '../../paths.js';
import { ProvisionalStandings } from '../final-weeks/provisional-badge.js';
import { Card } from './card.js';
import { standingOf, type Standing } from './standing.js';

export function LeaderboardCard() {
  const { data, isPending, isError } = useQuery(queries.ownStanding());
  const standing = data && standingOf(data);
  return (
    <Card
      title="Leaderboard"
      to={paths.leaderboard}
      icon={<IconTrophy size={22} aria-hidden />}
      busy={isPending}
      value={isPending ? <Skeleton height={30} width={130} /> : standing ? <Place {...standing} /> : '–'}
    >
      {isPending && <Skeleton height={18} width="80%" />}
      {!data && isError && 'Unable to load leaderboard right now.'}
      {standing === null && 'No leaderboard data available yet.'}
      {standing && <Race {...standing} />} {standing?.scored && <ProvisionalStandings />}
    </Card>
  );
}

function Place({ own, leader, scored }: Standing) {
  if (!scored) return '0 pts';
  const shown = own ?? leader;
  return `#${String(shown.rank)} · ${String(shown.totalPoints)} pts`;
}

function Race({ own, leader, players, scored, gap }: Standing) {
  if (!scored) return `${String(players)} ${players === 1 ? 'player' : 'players'}, and no points yet`;
  if (own?.id === leader.id) return gap === 0 ? 'You are in the lead' : `You lead by ${String(gap)}`;
  const led = `${leader.name} leads with ${String(leader.totalPoints)} pts`;
  return own && gap > 0 ? `${led}, ${String(gap)} ahead of you` : led;
}
