import { USUAL_OFFER_HOURS } from '@stagedoor/rules/waiting-list/offer-hours';
import type { Sheet } from '../drafts/sheet.ts';
import { levelField } from './show-fields.ts';

/** A level as it begins: on sale when the show is, as many as most people want. */
export const newLevel = {
  name: '',
  price: null,
  limit: 8,
  minimum: 1,
  multiple: 1,
  optOut: false,
  alternate: true,
  status: 'on-sale',
  fees: [],
  taxPercent: null,
  capacity: null,
} as const;

/** What is sold besides, such as parking, begins like this as well. */
export const newItem = {
  name: 'Tickets',
  description: null,
  kind: 'Ticket',
  addOn: false,
  refunds: false,
  upgrades: false,
} as const;

/** A show of which nothing is known yet. */
export const newSheet = (): Sheet => ({
  artist: '',
  venue: null,
  name: null,
  image: null,
  day: '',
  begins: '',
  doors: null,
  from: null,
  until: null,
  displayTime: true,
  mobileImage: null,
  seatMap: null,
  externalSalesUrl: null,
  publicUrl: null,
  publicFrom: null,
  publicText: null,
  refunds: null,
  taxPercent: 0,
  sale: 'instant',
  series: null,
  description: null,
  mobileDelivery: false,
  ticketDay: null,
  active: true,
  contents: [],
  chooseSeats: false,
  singleSeats: false,
  keepAccessible: 'until-sold-out',
  waitingList: USUAL_OFFER_HOURS,
  plan: null,
  seatsLike: null,
  items: [{ key: 'i1', ...newItem, levels: ['n1'] }],
  [levelField('n1')]: newLevel,
});
