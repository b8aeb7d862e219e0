import { expect, test } from 'vitest';
import { receivedPart } from './on-the-wire.ts';
import { programmeWith } from './programme.ts';

const schema = programmeWith((html) => html);
const received = (given: unknown) => receivedPart(schema, 'seller', given);
const read = (given: unknown) => received(JSON.parse(JSON.stringify(given)));

test('[SETUP-03] moments come back as moments, wherever they stand, and days stay days', () => {
  const described = {
    shows: [{ id: 1, date: new Date('2027-05-01T23:30:00Z'), doors: null }],
    outlets: [
      {
        id: 71,
        name: '2027-05-01T23:30:00.000Z',
        series: [{ id: 1, opens: new Date('2027-02-01T15:00:00Z'), shipDay: '2027-04-20' }],
        events: [{ items: [{ levels: [{ until: new Date('2027-05-01T20:00:00Z') }] }] }],
      },
    ],
  };
  expect(read(described)).toEqual(described);
});

test.each(['2027-05-01 19:30', '2027-13-01T19:30:00Z', 'tomorrow', 7, { year: 2027 }])(
  '[SETUP-03] %s is no moment, and judging says so',
  (date) => {
    expect(read({ shows: [{ date }] })).toEqual({ shows: [{ date }] });
  },
);

test('[SETUP-03] what does not fit at all is handed on as it is', () => {
  const odd = JSON.parse(
    '{ "shows": { "id": 1 }, "outlets": [null, 7], "nmae": "x", "__proto__": { "id": 5 } }',
  );
  const kept = received(odd) as Record<string, unknown>;
  expect(Object.keys(kept)).toEqual(Object.keys(odd as object));
  expect(kept['outlets']).toEqual([null, 7]);
  expect(received(null)).toBeNull();
});

test('[SETUP-03] a part is read as what it is', () => {
  const doors = '2027-05-01T22:00:00Z';
  expect(receivedPart(schema, 'event', { doors })).toEqual({ doors: new Date(doors) });
  expect(receivedPart(schema, 'series', { opens: doors })).toEqual({ opens: new Date(doors) });
  expect(receivedPart(schema, 'outlet', { contents: [{ from: doors }] })).toEqual({
    contents: [{ from: new Date(doors) }],
  });
});
