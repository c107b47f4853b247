import { describe, expect, it } from 'vitest';
import { contactFaults, isSubject, type Letter } from './contact-faults.js';

const letter: Letter = { name: 'Robin Vale', email: 'robin@example.com', subject: 'draft', message: 'Hello' };

describe('the contact form', () => {
  it('takes a letter that has everything', () => {
    expect(contactFaults(letter)).toEqual({});
  });

  it('asks for every field, and doesn’t count spaces', () => {
    expect(contactFaults({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      subject: 'Subject is required',
      message: 'Message is required',
    });
  });

  it.each(['robin', 'robin@', 'robin@example', 'robin vale@example.com', 'robin@example.'])(
    'refuses %s as an e-mail address',
    (email) => {
      expect(contactFaults({ ...letter, email })).toEqual({ email: 'Please enter a valid email' });
    },
  );

  it('takes an e-mail address with spaces around it', () => {
    expect(contactFaults({ ...letter, email: ' robin@example.com ' })).toEqual({});
  });

  it('knows its five subjects and nothing that an object has by nature', () => {
    expect(['rankings', 'draft', 'scoring', 'technical', 'other'].every(isSubject)).toBe(true);
    expect(isSubject('toString')).toBe(false);
    expect(isSubject('')).toBe(false);
  });
});
