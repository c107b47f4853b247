import { CreateFeedback1700000300000 } from './1700000300000-create-feedback.js';

export const migrations = [CreateFeedback1700000300000];
