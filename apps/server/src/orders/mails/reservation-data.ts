import type { SoldEvent } from '../../catalogue/index.ts';
import type { OrderBill } from '../order-bill.ts';

interface Reservation {
  number: string;
  url: string;
  bill: OrderBill;
}

/** schema.org/EventReservation, with which mail programs show a ticket as what it is. None without a date. */
export function reservationData(show: SoldEvent, { number, url, bill }: Reservation): object | undefined {
  if (!show.startsAt) return undefined;
  const { lines } = bill;
  const { firstName, lastName = '' } = bill.shippingAddress ?? bill;
  const own = lines.filter((line) => line.eventId === show.eventId && !line.isAddOn);
  return {
    '@context': 'https://schema.org',
    '@type': 'EventReservation',
    reservationNumber: number,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    url,
    underName: { '@type': 'Person', name: `${firstName} ${lastName}`.trim() },
    numSeats: own.reduce((sum, { quantity }) => sum + quantity, 0),
    reservationFor: {
      '@type': 'Event',
      name: show.name,
      startDate: show.startsAt.toISOString(),
      ...(show.artistName && { performer: { '@type': 'PerformingGroup', name: show.artistName } }),
      ...(show.venue && {
        location: {
          '@type': 'Place',
          name: show.venue.name,
          address: {
            '@type': 'PostalAddress',
            addressLocality: show.venue.city,
            addressRegion: show.venue.state,
            addressCountry: 'US',
          },
        },
      }),
    },
  };
}
