/** The rows as code sees them; migrations create the tables. */
import { EntitySchema } from 'typeorm';
import type { SurveyName } from './surveys.js';

export interface AnswerRow {
  readonly id: string;
  readonly userId: string;
  readonly surveyType: SurveyName;
  readonly question: string;
  /** Empty for none. */
  readonly answer: string;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly createdAt: Date;
}
export const Answers = new EntitySchema<AnswerRow>({
  name: 'answers',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    surveyType: { type: 'text', name: 'survey_type' },
    question: { type: 'text' },
    answer: { type: 'text' },
    rating: { type: 'smallint', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
});

export const entities = [Answers];
