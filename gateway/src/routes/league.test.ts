import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskedEmail } from './league.js';

describe('a masked e-mail', () => {
  it('shows the first letter and the domain', () => {
    expect(maskedEmail('robin@example.com')).toBe('r…@example.com');
    expect(maskedEmail('r@example.com')).toBe('r…@example.com');
    expect(maskedEmail('"a@b"@example.com')).toBe('"…@example.com');
    expect(maskedEmail('😀smile@example.com')).toBe('😀…@example.com');
    expect(maskedEmail('nonsense')).not.toContain('onsense'.slice(0, 3) + '@');
  });

  it('never shows more of the name than the first letter', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z]{2,20}$/),
        fc.stringMatching(/^[a-z]{1,10}\.com$/),
        (name, domain) => {
          expect(maskedEmail(`${name}@${domain}`)).toBe(`${name[0]}…@${domain}`);
        },
      ),
    );
  });
});
