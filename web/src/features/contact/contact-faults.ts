/** What a letter to us is about: the value, and how it is shown. */
export const SUBJECTS = {
  rankings: 'Rankings',
  draft: 'Draft',
  scoring: 'Scoring',
  technical: 'Technical',
  other: 'Other',
} as const;

export type Subject = keyof typeof SUBJECTS;

export interface Letter {
  readonly name: string;
  readonly email: string;
  /** Empty until one is chosen. */
  readonly subject: Subject | '';
  readonly message: string;
}

export type ContactFaults = Partial<Record<keyof Letter, string>>;

export const isSubject = (value: string): value is Subject => Object.hasOwn(SUBJECTS, value);

/** What is missing or wrong, a sentence for each field. */
export function contactFaults({ name, email, subject, message }: Letter): ContactFaults {
  const faults: ContactFaults = {};
  if (name.trim() === '') faults.name = 'Name is required';
  if (email.trim() === '') faults.email = 'Email is required';
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email.trim())) faults.email = 'Please enter a valid email';
  if (subject === '') faults.subject = 'Subject is required';
  if (message.trim() === '') faults.message = 'Message is required';
  return faults;
}
