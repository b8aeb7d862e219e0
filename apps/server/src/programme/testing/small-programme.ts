import type { Programme } from '@stagedoor/descriptions/programme';
import { judge } from '../judge.ts';

const described = (given: object): Programme => judge(given).programme!;

/** A seller as programs hand it in: one outlet with a hall of two rows, one event by request. */
export const smallProgramme = described({
  id: 7,
  name: 'Small Seller',
  artists: [{ id: 1, name: 'The Band' }],
  venues: [{ id: 1, name: 'The Hall', city: 'Boston', state: 'MA' }],
  shows: [{ id: 1, artist: 1, venue: 1, date: new Date('2027-05-01T23:30:00Z') }],
  outlets: [
    {
      id: 71,
      type: 1,
      name: 'The Shop',
      hosts: ['shop.example.com'],
      series: [{ id: 1, name: 'Spring', opens: new Date('2027-02-01T15:00:00Z') }],
      events: [
        {
          id: 1,
          show: 1,
          sale: 'instant',
          seats: ['A', 'B'].flatMap((row) =>
            [1, 2].map((position) => ({ section: 'S', row, seat: String(position), level: 1, position })),
          ),
          items: [
            { id: 1, name: 'Seats', levels: [{ id: 1, name: 'Stalls', price: 5000, limit: 4 }] },
            {
              id: 2,
              name: 'Parking',
              addOn: true,
              levels: [{ id: 2, name: 'A place', price: 1000, limit: 2, capacity: 20 }],
            },
          ],
        },
      ],
    },
  ],
});

export const otherSeller = described({
  id: 8,
  name: 'Other Seller',
  outlets: [{ id: 81, type: 1, name: 'Other', hosts: ['other.example.com'] }],
});
