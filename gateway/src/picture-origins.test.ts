import { eventually, testLog } from '@torchbearer/kit/testing';
import type { ListCastawaysResponse } from '@torchbearer/proto/league/v1/league';
import { expect, it } from 'vitest';
import { createPictureOrigins, originsOf } from './picture-origins.js';

it('the origins are the https sites of castaways’ pictures, each once and at most twenty', () => {
  expect(
    originsOf([
      'https://pictures.example.com/juniper.webp',
      'https://user:secret@pictures.example.com/wren.webp',
      'https://cdn.example.com:8443/a?b=c#d',
      'https://[2001:db8::1]/x.webp',
      '/images/Juniper Hale.webp',
      undefined,
      '',
    ]),
  ).toEqual(['https://pictures.example.com', 'https://cdn.example.com:8443', 'https://[2001:db8::1]']);
  const many = Array.from({ length: 30 }, (_, n) => `https://p${n}.example.com/x.webp`);
  expect(originsOf(many)).toHaveLength(20);
});

it.each([
  'http://pictures.example.com/x.webp',
  'https://x;script-src.example.com/',
  "https://x,'self'/",
  'javascript:alert(1)',
  'data:image/png;base64,xx',
  'https://',
])('%s allows no origin', (address) => {
  expect(originsOf([address])).toEqual([]);
});

it('known origins are returned at once, refreshed after a minute or a change, and retained while league is down', async () => {
  let now = 0;
  let requests = 0;
  let answer: () => Promise<ListCastawaysResponse>;
  const from = (...imageUrls: string[]) => {
    answer = async () =>
      ({ castaways: imageUrls.map((imageUrl) => ({ imageUrl })) }) as ListCastawaysResponse;
  };
  from('https://one.example.com/x');
  const pictures = createPictureOrigins({
    league: { listCastaways: async () => (++requests, await answer()) },
    deadlineMs: 1_000,
    clock: () => new Date(now),
    log: testLog.child({}, { level: 'silent' }),
  });
  expect(pictures.known()).toEqual([]);
  await eventually(() => expect(pictures.known()).toEqual(['https://one.example.com']));
  expect(requests).toBe(1);

  from('https://two.example.com/x');
  now += 60_000;
  expect(pictures.known()).toEqual(['https://one.example.com']);
  await eventually(() => expect(pictures.known()).toEqual(['https://two.example.com']));

  from('https://three.example.com/x');
  pictures.refresh();
  await eventually(() => expect(pictures.known()).toEqual(['https://three.example.com']));

  answer = () => Promise.reject(new Error('down'));
  const before = requests;
  now += 60_000;
  pictures.known();
  await eventually(() => expect(requests).toBe(before + 1));
  expect(pictures.known()).toEqual(['https://three.example.com']);
});
