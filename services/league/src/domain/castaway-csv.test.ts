import { describe, expect, test } from 'vitest';
import { readCastaways } from './castaway-csv.js';
import { CsvFault, readCsv } from './csv-table.js';

const read = (...lines: string[]) => readCastaways(readCsv(new TextEncoder().encode(lines.join('\n'))));
const faultOf = (...lines: string[]): string => {
  try {
    read(...lines);
  } catch (error) {
    if (error instanceof CsvFault) return error.message;
    throw error;
  }
  return 'none';
};
const errorsOf = (...lines: string[]) => read(...lines).rejected.map(({ error }) => error);

const AGE = 'Age must be a whole number between 18 and 120';
const IMAGE = 'Image URL must start with http://, https:// or /';
const WEEK = 'Eliminated in week must be a whole number between 1 and 20';
const WEEK_OF = 'name,eliminated,eliminatedInWeek';

describe('a list of castaways', () => {
  test('is read from columns in any order, without the blanks around values', () => {
    const { castaways, rejected } = read(
      'eliminated,name,age,image url,hometown,occupation,tribe',
      'YES, Ada Ash ,34,/images/Ada.webp,Oslo → Lima,Baker,Ember',
      'no,Bo,,,,,',
      ',Cy,18,HTTPS://example.com/c.png,,,',
    );
    expect(rejected).toEqual([]);
    expect(castaways).toEqual([
      {
        name: 'Ada Ash',
        tribe: 'Ember',
        occupation: 'Baker',
        age: 34,
        hometown: 'Oslo → Lima',
        imageUrl: '/images/Ada.webp',
        eliminated: true,
      },
      {
        name: 'Bo',
        tribe: '',
        occupation: '',
        age: null,
        hometown: '',
        imageUrl: null,
        eliminated: false,
      },
      {
        name: 'Cy',
        tribe: '',
        occupation: '',
        age: 18,
        hometown: '',
        imageUrl: 'HTTPS://example.com/c.png',
      },
    ]);
  });

  test('may have empty columns at the end and lines that end early, in the words of a spreadsheet', () => {
    const full = { occupation: '', hometown: '', imageUrl: null };
    for (const sign of [',', ';', '\t']) {
      const file = ['name,tribe,age,,', 'Ada,Ember,34,,', 'Bo', 'Cy,Tide', 'Di,Ember,40,,,,,,, ', ',,,,'];
      const { castaways, rejected } = read(...file.map((line) => line.replaceAll(',', sign)));
      expect(rejected).toEqual([]);
      expect(castaways.map((castaway) => ({ ...full, ...castaway }))).toEqual([
        { ...full, name: 'Ada', tribe: 'Ember', age: 34 },
        { ...full, name: 'Bo', tribe: '', age: null },
        { ...full, name: 'Cy', tribe: 'Tide', age: null },
        { ...full, name: 'Di', tribe: 'Ember', age: 40 },
      ]);
    }
    expect(read('name,tribe,', 'Ada,Ember,34', 'Bo,"a\nb"', 'Cy,x,,y').rejected).toEqual([
      { line: 2, error: 'The line has 3 values and the header 2 columns' },
      { line: 3, error: expect.stringContaining('Tribe') as unknown },
      { line: 5, error: 'The line has 4 values and the header 2 columns' },
    ]);
  });

  test('has the week of an elimination, if known', () => {
    const { castaways, rejected } = read(
      'name,eliminated,Eliminated in week',
      'Ada,yes,4',
      'Bo,yes,',
      'Cy,no,',
    );
    expect(rejected).toEqual([]);
    expect(castaways).toEqual([
      { name: 'Ada', eliminated: true, eliminatedInWeek: 4 },
      { name: 'Bo', eliminated: true },
      { name: 'Cy', eliminated: false },
    ]);
  });

  test('is read without the protection against formulas', () => {
    const { castaways, rejected } = read(
      'name,tribe,occupation',
      "'=Ada,'-,''@home",
      "O'Hara,'Ember,'",
      '=Bo,,',
    );
    expect(rejected).toEqual([]);
    expect(castaways).toEqual([
      { name: '=Ada', tribe: '-', occupation: "'@home" },
      { name: "O'Hara", tribe: "'Ember", occupation: "'" },
      { name: '=Bo', tribe: '', occupation: '' },
    ]);
    expect(errorsOf('name', '=Ada', "'=Ada")).toEqual(['This name is in line 2 already']);
  });

  test('has only the fields that it has columns for', () => {
    expect(read('name,tribe', 'Ada,Ember').castaways).toEqual([{ name: 'Ada', tribe: 'Ember' }]);
  });

  test.each(['imageUrl', 'IMAGE URL', ' image  url ', 'imageurl', 'Image Url'])(
    'may call the picture’s column %j',
    (heading) => {
      expect(read(`name,${heading}`, 'Ada,/a.webp').castaways).toEqual([
        { name: 'Ada', imageUrl: '/a.webp' },
      ]);
    },
  );

  test.each([
    ['no name', 'name,tribe', ' ,Ember', 'Name is required'],
    ['a name without end', 'name', 'n'.repeat(81), 'Name must be 80 characters or less'],
    ['a tribe without end', 'name,tribe', `A,${'t'.repeat(81)}`, 'Tribe must be 80 characters or less'],
    [
      'an occupation without end',
      'name,occupation',
      `A,${'o'.repeat(121)}`,
      'Occupation must be 120 characters or less',
    ],
    [
      'a hometown without end',
      'name,hometown',
      `A,${'h'.repeat(161)}`,
      'Hometown must be 160 characters or less',
    ],
    ['a turned name', 'name', 'Ada\u202e Ash', 'Name must be one line, without invisible characters'],
    ['a name with a web address', 'name', 'see evil.com', 'Name must not contain a web address'],
    ['a tribe with a web address', 'name,tribe', 'Ada,www.evil', 'Tribe must not contain a web address'],
    [
      'an invisible occupation',
      'name,occupation',
      'Ada,Ba\u200bker',
      'Occupation must be one line, without invisible characters',
    ],
    [
      'a hometown with a web address',
      'name,hometown',
      'Ada,x.com',
      'Hometown must not contain a web address',
    ],
    ['a NUL', 'name', 'A\0', 'Name must not contain NUL characters'],
    ['an age under 18', 'name,age', 'A,17', AGE],
    ['an age of zero', 'name,age', 'A,0', AGE],
    ['an age over 120', 'name,age', 'A,121', AGE],
    ['an age in words', 'name,age', 'A,forty', AGE],
    ['half a year', 'name,age', 'A,30.5', AGE],
    ['an age of many digits', 'name,age', `A,${'9'.repeat(400)}`, AGE],
    ['a picture that is a script', 'name,imageUrl', 'A,javascript:alert(1)', IMAGE],
    ['a picture elsewhere', 'name,imageUrl', 'A,//elsewhere.example/a.png', IMAGE],
    [
      'an address without end',
      'name,imageUrl',
      `A,/${'a'.repeat(500)}`,
      'Image URL must be 500 characters or less',
    ],
    ['an odd elimination', 'name,eliminated', 'A,maybe', 'Eliminated must be true, false, yes or no'],
    ['a week after the last', WEEK_OF, 'A,yes,21', WEEK],
    ['a week in words', WEEK_OF, 'A,yes,four', WEEK],
    [
      'a week for a castaway in the game',
      WEEK_OF,
      'A,no,4',
      'A week of elimination needs a yes under eliminated',
    ],
    ['a value too many', 'name,age', 'A,20,x', 'The line has 3 values and the header 2 columns'],
  ])('rejects a line with %s', (_what, header, line, error) => {
    expect(read(header, 'Good one' + ','.repeat(header.split(',').length - 1), line)).toMatchObject({
      castaways: [{ name: 'Good one' }],
      rejected: [{ line: 3, error }],
    });
  });

  test('names every error of a line', () => {
    expect(errorsOf('name,age,eliminated', ',3,maybe')).toEqual([
      'Name is required. Age must be a whole number between 18 and 120. Eliminated must be true, false, yes or no',
    ]);
  });

  test.each([
    ['Élodie', ' e\u0301LODIE ', 'élodie'],
    ["Kai O'Neil", 'kai o’neil', 'KAI Oʼneil'],
  ])('must not repeat a name, whatever its case, encoding or apostrophe: %s', (name, ...again) => {
    const error = 'This name is in line 2 already';
    expect(read('name', name, 'Bo', ...again).rejected).toEqual([4, 5].map((line) => ({ line, error })));
  });

  test('may have 500 castaways and no more', () => {
    const names = Array.from({ length: 501 }, (_, n) => `Castaway ${n}`);
    expect(read('name', ...names.slice(1)).castaways).toHaveLength(500);
    expect(faultOf('name', ...names)).toBe('The file lists 501 castaways; 500 at most can be taken at once.');
  });
});

const COLUMNS = 'Columns are name, tribe, occupation, age, hometown, imageUrl, eliminated, eliminatedInWeek.';

test.each([
  ['no name column', ['tribe', 'Ember'], 'The header must have a column called name.'],
  ['an unknown column', ['name,Shoe size', 'A,40'], `There is no column called Shoe size. ${COLUMNS}`],
  ['a column like a built-in', ['name,__proto__', 'A,1'], `There is no column called __proto__. ${COLUMNS}`],
  ['a column without heading', ['name,,age', 'A,1'], `Column 2 has no heading. ${COLUMNS}`],
  ['a column twice', ['name,image url,imageUrl', 'A,,'], 'The column imageUrl is there twice.'],
  ['no castaways', ['name'], 'The file has a header and no castaways.'],
])('a file with %s is refused as a whole', (_what, lines, message) => {
  expect(faultOf(...lines)).toBe(message);
});
