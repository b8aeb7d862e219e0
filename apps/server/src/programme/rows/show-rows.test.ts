import { expect, test } from 'vitest';
import { smallProgramme } from '../testing/small-programme.ts';
import { sharedRows } from './show-rows.ts';

const [show] = smallProgramme.shows;

test('[OPS-11] a tour with its priority, a show with its pictures, map, dates and outside sales', () => {
  const rows = sharedRows({
    ...smallProgramme,
    tours: [
      { id: 3, name: 'On the Road', prioritySelection: true },
      { id: 4, name: 'At Home', prioritySelection: false },
    ],
    shows: [
      {
        ...show!,
        doors: new Date('2027-05-01T22:30:00Z'),
        image: '/images/a.svg',
        mobileImage: '/images/b.svg',
        seatMap: '/images/c.svg',
        publicOnsale: {
          url: 'https://tickets.example.com/on',
          date: new Date('2027-03-01T15:00:00Z'),
          text: 'Soon',
        },
        externalSalesUrl: 'https://tickets.example.com/away',
      },
    ],
  });
  expect(rows.tours.map((row) => [row.tour_id, row.name, row.allow_priority_selection])).toEqual([
    [3, 'On the Road', true],
    [4, 'At Home', false],
  ]);
  expect(rows.artists).toEqual([{ seller_id: 7, artist_id: 1, name: 'The Band' }]);
  expect(rows.venues).toMatchObject([{ venue_id: 1, name: 'The Hall', city: 'Boston', state: 'MA' }]);
  expect(rows.shows).toMatchObject([
    {
      artist_id: 1,
      venue_id: 1,
      starts_at: new Date('2027-05-01T23:30:00Z'),
      doors_at: new Date('2027-05-01T22:30:00Z'),
      image_url: '/images/a.svg',
      mobile_image_url: '/images/b.svg',
      seat_map_url: '/images/c.svg',
      public_onsale_url: 'https://tickets.example.com/on',
      public_onsale_at: new Date('2027-03-01T15:00:00Z'),
      public_onsale_text: 'Soon',
      external_sales_url: 'https://tickets.example.com/away',
    },
  ]);
});
