// What Robin Vale has bought and been awarded, by the ids of the demo world.

export interface DemoOrder {
  /** The public number is `Z` and this. */
  uniqueId: string;
  placedDaysAgo: number;
  /** Price levels and how many of each. */
  lines: readonly (readonly [levelId: number, quantity: number])[];
  delivery: 'will-call' | 'mail' | 'mail-abroad' | 'mobile';
  /** Which of the two saved addresses. */
  address: 'boston' | 'montreal';
  /** The series whose plan it is paid on: the first installment paid, the second declined three times. */
  planOfSeries?: number;
  canceledLevel?: number;
  refundRequestedLevel?: number;
  upgrade?: { eventId: number; itemId: number; tourId: number };
  shipped?: { daysAgo: number; trackingNumber: string; courierCode: string };
  state?: 'STATUS_ORDER_READY' | 'STATUS_ORDER_DELIVERED';
}

const LONG_WAY_HOME = 1;

export const robinsOrders = {
  /** Refunds are open, and a better level could be asked for. */
  open: {
    uniqueId: '4100000101',
    placedDaysAgo: 6,
    lines: [
      [10112, 2],
      [10121, 1],
    ],
    delivery: 'mail',
    address: 'boston',
    state: 'STATUS_ORDER_READY',
  },
  /** A refund is asked for; the parking place was canceled and paid back. */
  refund: {
    uniqueId: '4100000102',
    placedDaysAgo: 20,
    lines: [
      [10111, 2],
      [10121, 1],
    ],
    delivery: 'will-call',
    address: 'boston',
    canceledLevel: 10121,
    refundRequestedLevel: 10111,
    state: 'STATUS_ORDER_READY',
  },
  /** On the phone already; the refund window is closed. */
  mobile: {
    uniqueId: '4100000103',
    placedDaysAgo: 15,
    lines: [[10211, 2]],
    delivery: 'mobile',
    address: 'boston',
    state: 'STATUS_ORDER_DELIVERED',
  },
  /** On its way. */
  shipped: {
    uniqueId: '4100000104',
    placedDaysAgo: 12,
    lines: [[10211, 2]],
    delivery: 'mail-abroad',
    address: 'montreal',
    shipped: { daysAgo: 1, trackingNumber: '1Z5R89390357567127', courierCode: 'ups' },
    state: 'STATUS_ORDER_DELIVERED',
  },
  /** The winter leg, on a plan that needs attention, with an upgrade asked for in Denver. */
  series14: {
    uniqueId: '4100000114',
    placedDaysAgo: 74,
    lines: [
      [23112, 2],
      [23211, 2],
    ],
    delivery: 'mail',
    address: 'boston',
    planOfSeries: 14,
    upgrade: { eventId: 231, itemId: 2311, tourId: LONG_WAY_HOME },
  },
  series15: {
    uniqueId: '4100000115',
    placedDaysAgo: 395,
    lines: [[24111, 2]],
    delivery: 'mail',
    address: 'boston',
    shipped: { daysAgo: 340, trackingNumber: '1Z5R89390357567127', courierCode: 'ups' },
    state: 'STATUS_ORDER_DELIVERED',
  },
  series16: {
    uniqueId: '4100000116',
    placedDaysAgo: 445,
    lines: [[24211, 2]],
    delivery: 'mobile',
    address: 'boston',
    state: 'STATUS_ORDER_DELIVERED',
  },
} as const satisfies Record<string, DemoOrder>;

export type DemoOrderKey = keyof typeof robinsOrders;
