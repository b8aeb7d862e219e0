import { orNone } from '../platform/db/or-none.ts';

export interface SoldVenue {
  name: string;
  city: string;
  state: string;
  timeZone: string | undefined;
}

interface VenueColumns {
  venue_name: string | null;
  city: string | null;
  state: string | null;
  time_zone: string | null;
}

/** The columns of a venue that may not be there. */
export const venueOf = ({ venue_name, city, state, time_zone }: VenueColumns): SoldVenue | undefined =>
  venue_name === null
    ? undefined
    : { name: venue_name, city: city ?? '', state: state ?? '', timeZone: orNone(time_zone) };
