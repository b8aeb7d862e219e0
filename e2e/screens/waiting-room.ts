import type { Page } from '@playwright/test';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';

const room = {
  State: 'line',
  People: 3412,
  PriceLevels: [
    { PriceLevelName: 'Standing deck', Price: 51.75, TicketsLeft: 96 },
    { PriceLevelName: 'Terrace', Price: 77.75, TicketsLeft: 8 },
  ],
  TicketsInCarts: 40,
  Commitment: '8f14e45fceea167a5a36dedd4bea2543c0ffee00c0ffee00c0ffee00c0ffee00',
  AskAgainSeconds: 600,
};
const place = { Place: 'a.b', Entry: '3b1f5f0c7f0e4c0d9c1b2a3948576655' };

/** A line of thousands is told to the page: nobody could make one up in a test. */
async function tell(page: Page, told: object): Promise<void> {
  await page.unrouteAll();
  await page.route('**/gen.v1/waitingroom/*', (route) =>
    route.fulfill({ json: { response: { Place: place, Room: { ...room, ...told } } } }),
  );
  await page.reload({ waitUntil: 'networkidle' });
}

const state = (name: string, told: object): State => ({ name, prepare: (page) => tell(page, told) });

const scenarios: Scenario[] = [
  {
    name: 'nobody-waits',
    host,
    path: '/wait/101',
    onward: [
      state('before', { State: 'before', SecondsLeft: 760 }),
      state('line', {
        PeopleAhead: 127,
        Position: 459,
        PeopleDrawn: 3412,
        Minutes: 14,
        MinutesFrom: 11,
        MinutesTo: 19,
        PeoplePerMinute: 9,
      }),
      state('turn', { State: 'turn', SecondsLeft: 581, Position: 459 }),
      state('ended', { State: 'ended', Position: 459 }),
      state('sold-out', {
        State: 'sold-out',
        Others: [{ OutletEventID: 102, Name: 'The Harbor Lights, Sat, Jan 3, 2026' }],
      }),
      state('closed', { State: 'closed', PriceLevels: [] }),
    ],
  },
];

export default scenarios;
