// What Robin Vale has asked for, by the ids of the demo world.
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';

export interface DemoLine {
  level: number;
  quantity: number;
  optOut?: boolean;
  /** What was awarded; where nothing is said, what was asked for. */
  confirmed?: { level: number; quantity: number };
}

export interface DemoRequest {
  seriesId: number;
  number: string;
  askedDaysAgo: number;
  status: RequestStatus;
  onPlan?: boolean;
  /** The order that came of it, by its name among the demo's orders. */
  order?: 'series14' | 'series15' | 'series16';
  events: readonly { eventId: number; lines: readonly DemoLine[] }[];
}

export const robinsRequests: readonly DemoRequest[] = [
  {
    seriesId: 11,
    number: '4200000111',
    askedDaysAgo: 3,
    status: 'STATUS_REQUEST_PENDING',
    events: [
      {
        eventId: 201,
        lines: [
          { level: 20111, quantity: 2, optOut: true },
          { level: 20121, quantity: 1 },
        ],
      },
      { eventId: 202, lines: [{ level: 20211, quantity: 2 }] },
    ],
  },
  {
    seriesId: 13,
    number: '4200000113',
    askedDaysAgo: 21,
    status: 'STATUS_REQUEST_PENDING',
    events: [
      { eventId: 221, lines: [{ level: 22111, quantity: 2 }] },
      { eventId: 222, lines: [{ level: 22211, quantity: 2, optOut: true }] },
    ],
  },
  {
    seriesId: 14,
    number: '4200000114',
    askedDaysAgo: 96,
    status: 'STATUS_REQUEST_CONFIRMED',
    onPlan: true,
    order: 'series14',
    events: [
      { eventId: 231, lines: [{ level: 23112, quantity: 2 }] },
      { eventId: 232, lines: [{ level: 23211, quantity: 2 }] },
    ],
  },
  {
    seriesId: 15,
    number: '4200000115',
    askedDaysAgo: 410,
    status: 'STATUS_REQUEST_CONFIRMED_PARTIAL',
    order: 'series15',
    events: [
      { eventId: 241, lines: [{ level: 24111, quantity: 4, confirmed: { level: 24111, quantity: 2 } }] },
    ],
  },
  {
    seriesId: 16,
    number: '4200000116',
    askedDaysAgo: 460,
    status: 'STATUS_REQUEST_CONFIRMED_ALTERNATE',
    order: 'series16',
    events: [
      { eventId: 242, lines: [{ level: 24212, quantity: 2, confirmed: { level: 24211, quantity: 2 } }] },
    ],
  },
  {
    seriesId: 17,
    number: '4200000117',
    askedDaysAgo: 770,
    status: 'STATUS_REQUEST_DENIED',
    events: [{ eventId: 243, lines: [{ level: 24311, quantity: 2 }] }],
  },
  {
    seriesId: 18,
    number: '4200000118',
    askedDaysAgo: 830,
    status: 'STATUS_REQUEST_DENIED_INVENTORY',
    events: [{ eventId: 244, lines: [{ level: 24411, quantity: 4 }] }],
  },
];
