import { describe, expect, it } from 'vitest';
import { contactErrors, type Letter } from './contact-rules.js';

const letter: Letter = { name: 'Robin Vale', email: 'robin@example.com', subject: 'draft', message: 'Hello' };

describe('the contact form', () => {
  it('accepts a complete letter', () => {
    expect(contactErrors(letter)).toEqual({});
  });

  it('requires every field and does not count spaces', () => {
    expect(contactErrors({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });

  it.each(['robin', 'robin@', 'robin@example', 'robin vale@example.com', 'robin@example.'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(contactErrors({ ...letter, email })).toEqual({ email: 'Please enter a valid email' });
    },
  );

  it('accepts an e-mail address with spaces around it', () => {
    expect(contactErrors({ ...letter, email: ' robin@example.com ' })).toEqual({});
  });
});
