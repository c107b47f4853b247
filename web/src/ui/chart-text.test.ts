import { expect, it } from 'vitest';
import { chartText } from './chart-text.js';

it('HTML in a name is escaped for charts', () => {
  expect(chartText('<a href="https://evil.example">Robin</a>')).toBe(
    '&lt;a href="https://evil.example">Robin&lt;/a>',
  );
  expect(chartText('&lt;b>Robin &#60;i&#62; &amp;amp;')).toBe(
    '&amp;lt;b>Robin &amp;#60;i&amp;#62; &amp;amp;amp;',
  );
});

it('an ordinary name stays as it is', () => {
  for (const name of ['Robin Vale', 'Kim & Lee', 'R&B', 'Zoë “Flame” O’Neill', 'A > B'])
    expect(chartText(name)).toBe(name);
});
