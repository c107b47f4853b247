import { expect, test } from 'vitest';
import { readCsvFile } from './read-csv-file.js';

test('a file of UTF-8 text is read, with or without a byte order mark', async () => {
  await expect(readCsvFile(new Blob(['\uFEFFname\nÉlodie']))).resolves.toBe('name\nÉlodie');
});

test('a file in another encoding is refused rather than read wrongly', async () => {
  await expect(readCsvFile(new Blob([new Uint8Array([0xc9, 0x6c])]))).rejects.toThrow(
    'The file is not UTF-8 text. Please save it as CSV in UTF-8.',
  );
});

test('a file of more than a megabyte is refused before it is sent', async () => {
  await expect(readCsvFile(new Blob(['x'.repeat(1024 * 1024 + 1)]))).rejects.toThrow('1 MB or less');
});
