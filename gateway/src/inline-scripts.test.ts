import { describe, expect, it } from 'vitest';
import { inlineScripts } from './inline-scripts.js';

describe('a page of our own', () => {
  it('may run a script inside it, by its very text', () => {
    // The example of the policy's specification, CSP Level 2, section 7.17.2.
    expect(inlineScripts("<script>alert('Hello, world.');</script>")).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  it('may run each of several, and those over several lines', () => {
    const hashes = inlineScripts(`<!doctype html>
      <script>
        one();
      </script>
      <SCRIPT type="module">two();</SCRIPT >`);
    expect(new Set(hashes).size).toBe(2);
  });

  it('needs no word for scripts that are files, nor where there are none', () => {
    expect(inlineScripts('<script type="module" crossorigin src="/assets/index.js"></script>')).toEqual([]);
    expect(inlineScripts('<title>Torchbearer</title>')).toEqual([]);
  });
});
