import { required } from '../../ui/required.js';

/** The subjects of a message to us: the value, and its label. */
export const SUBJECTS = {
  rankings: 'Rankings',
  draft: 'Draft',
  scoring: 'Scoring',
  technical: 'Technical',
  other: 'Other',
} as const;

export type Subject = keyof typeof SUBJECTS;

/** A type, not an interface: the form goes through its fields by name. */
export type Letter = {
  readonly name: string;
  readonly email: string;
  /** Empty until one is chosen. */
  readonly subject: Subject | '';
  readonly message: string;
};

/** The errors, a sentence for each field. */
export const contactErrors = ({ name, email, subject, message }: Letter) => ({
  name: required('Name', name),
  email: required('Email', email) ?? emailError(email.trim()),
  subject: required('Subject', subject),
  message: required('Message', message),
});

const emailError = (email: string): string | undefined =>
  /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : 'Please enter a valid email';
