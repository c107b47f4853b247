import type { HistoryWeek, PointsEntry, PointsPreview, ResultRow } from '@torchbearer/contract';
import type * as scoring from '@torchbearer/proto/scoring/v1/scoring';
import { optional, optionalText } from './parts.js';

export const resultAnswer = (row: scoring.ResultRow): ResultRow => ({
  id: row.id,
  weekNumber: row.weekNumber,
  castaway: { id: row.castawayId, name: row.castawayName, tribe: optionalText(row.castawayTribe) },
  points: row.points,
});

export const entryAnswer = ({ castawayId, points }: scoring.PointsEntry): PointsEntry => ({
  castawayId,
  points,
});

export const historyAnswer = (week: scoring.HistoryWeek): HistoryWeek => ({
  weekNumber: week.weekNumber,
  castaway: optional(week.castaway, ({ id, name, tribe, eliminated }) => ({
    id,
    name,
    tribe: optionalText(tribe),
    eliminated,
  })),
  isAutoSelected: week.isAutoSelected,
  points: week.points,
  total: week.total,
  rank: week.rank,
});

export const pointsPreviewAnswer = (preview: scoring.PreviewWeekPointsResponse): PointsPreview => ({
  changes: preview.changes.map((change) => ({
    userId: change.userId,
    name: change.name,
    pointsFrom: change.pointsFrom,
    pointsTo: change.pointsTo,
    rankFrom: change.rankFrom,
    rankTo: change.rankTo,
  })),
});
