import { z } from 'zod';
import { knownSurvey } from '../surveys.js';

const LONGEST_QUESTION = 300;
const LONGEST_ANSWER = 2_000;
const RANGE = 'Please choose a rating from 1 to 5.';

/** Lengths count what is left without the blanks around it: that is what is kept. */
const trimmed = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max.toLocaleString('en')} characters.`)
    .regex(/^[^\0]*$/, 'must not contain NUL characters');

/** A survey's answer as sent: its question, and a text, a rating or both. */
export const feedbackInput = z
  .object({
    surveyType: knownSurvey,
    question: trimmed(LONGEST_QUESTION).min(1, 'The question is missing.'),
    answer: trimmed(LONGEST_ANSWER),
    rating: z.int().min(1, RANGE).max(5, RANGE).optional(),
  })
  .refine(({ answer, rating }) => answer !== '' || rating !== undefined, {
    path: ['answer'],
    message: 'Please write an answer or choose a rating.',
  });
