/** How rows look to code; the tables themselves are made by the migrations. */
import { EntitySchema } from 'typeorm';
import type { SurveyName } from '../surveys.js';

export interface UserCopy {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly username: string | null;
  readonly isAdmin: boolean;
}
export const Users = new EntitySchema<UserCopy>({
  name: 'users',
  columns: {
    id: { type: 'uuid', primary: true },
    name: { type: 'text' },
    email: { type: 'text' },
    username: { type: 'text', nullable: true },
    isAdmin: { type: 'boolean', name: 'is_admin' },
  },
});

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

export const entities = [Users, Answers];
