import { expect, test } from 'vitest';
import type { ProgrammeDraft } from './draft.ts';
import { judgeProgramme } from './judge-programme.ts';

const told = (draft: ProgrammeDraft) =>
  judgeProgramme(draft)
    .filter(({ note }) => !note)
    .map(({ path, message }) => `${path.join('.')}: ${message}`);

test('[OPS-11] what a description names is there, where its list could be read', () => {
  const lists: ProgrammeDraft = { artists: [{ id: 1 }], venues: [{ id: 2 }], tours: [{ id: 3 }] };
  const named = (id: number): ProgrammeDraft => ({
    shows: [{ id: 4, artist: id, venue: id }],
    outlets: [
      {
        delivery: [{ id: 5 }],
        series: [{ id: 6, tour: id, domesticDelivery: id, internationalDelivery: id }],
        events: [
          { show: id, series: id, items: [{ levels: [{ id: 7, capacity: 0 }] }], seats: [{ level: id }, {}] },
        ],
      },
    ],
  });
  expect(told({ ...lists, ...named(99) })).toEqual([
    'shows.0.artist: There is no artist 99.',
    'shows.0.venue: There is no venue 99.',
    'outlets.0.series.0.tour: There is no tour 99.',
    'outlets.0.series.0.domesticDelivery: There is no delivery method 99.',
    'outlets.0.series.0.internationalDelivery: There is no delivery method 99.',
    'outlets.0.events.0.show: There is no show 99.',
    'outlets.0.events.0.series: There is no series 99.',
    'outlets.0.events.0.seats.0.level: There is no price level 99.',
  ]);
  expect(told({ shows: [{ artist: 99, venue: null as unknown as undefined }] })).toEqual([]);
});

test('[OPS-02] an id stands once in a description, whichever outlet has it', () => {
  expect(
    told({
      artists: [{ id: 1 }, { id: 1 }, {}, {}],
      venues: [{ id: 1 }],
      outlets: [
        { id: 7, hosts: ['a.example'], policies: [{ id: 3 }], contents: [{ id: 3 }] },
        { id: 8, hosts: ['a.example'], policies: [{ id: 3 }], contents: [{ id: 4 }] },
      ],
    }),
  ).toEqual([
    'artists.1.id: The artist 1 exists already.',
    'outlets.1.hosts.0: The host a.example exists already.',
    'outlets.1.policies.0.id: The policy 3 exists already.',
  ]);
});
