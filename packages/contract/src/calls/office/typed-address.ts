import { id, line, maybe, paragraph } from '../../wire.ts';

const part = maybe(line(200));

/** An address as the desk types it, wherever it belongs. */
export const typedAddress = {
  firstName: line(200),
  lastName: line(200),
  companyName: part,
  addressLineOne: line(200),
  addressLineTwo: part,
  city: line(200),
  state: line(200),
  zip: line(200),
  countryId: maybe(id),
  phone: line(200),
  note: maybe(paragraph(2000)),
} as const;
