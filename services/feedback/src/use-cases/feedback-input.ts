import { MAX_LENGTH } from '@torchbearer/rules';
import { z } from 'zod';
import { knownSurvey } from '../db/surveys.js';

const RANGE = 'Please choose a rating from 1 to 5.';

/** The limit applies to the trimmed text, which is what is stored. */
const trimmed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'must not contain NUL characters');

/** An answer to a survey: its question, and a text, a rating or both. */
export const feedbackInput = z
  .object({
    surveyType: knownSurvey,
    question: trimmed(MAX_LENGTH.surveyQuestion).min(1, 'The question is missing.'),
    answer: trimmed(MAX_LENGTH.surveyAnswer),
    rating: z.int().min(1, RANGE).max(5, RANGE).optional(),
  })
  .refine(({ answer, rating }) => answer !== '' || rating !== undefined, {
    path: ['answer'],
    message: 'Please write an answer or choose a rating.',
  });
