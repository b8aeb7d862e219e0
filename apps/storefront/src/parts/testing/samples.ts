// An outlet, its events and a session for tests, with as little in them as there can be.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import type { Session } from '@stagedoor/contract/entities/session';
import type { Theme } from '@stagedoor/contract/entities/theme';

export const now = new Date('2026-11-15T17:00:00Z');

export const sampleTheme = (theme: Partial<Theme> = {}): Theme => ({
  carouselImages: [],
  promoImages: [],
  ...theme,
});

export const sampleOutlet = (outlet: Partial<Outlet> = {}): Outlet => ({
  id: 1,
  outletType: 1,
  name: 'Lantern Club',
  theme: sampleTheme(),
  policies: [],
  socialLinks: [],
  contents: [],
  ...outlet,
});

export const sampleEvent = (
  event: Omit<Partial<OutletEvent>, 'show'> & { show?: Partial<OutletEvent['show']> } = {},
): OutletEvent => ({
  id: 101,
  salesType: 1,
  seriesId: null,
  useDoorTimeOverride: false,
  contents: [],
  availability: 'on-sale',
  ...event,
  show: {
    startsAt: new Date('2026-12-16T00:30:00Z'),
    displayShowTime: true,
    refundWindowOpen: false,
    venue: { name: 'Granite Hall', city: 'Boston', state: 'MA' },
    artist: { id: 1, name: 'Juniper & the Tides' },
    ...event.show,
  },
});

export const sampleSession = (session: Partial<Session> = {}): Session => ({
  userId: 0,
  secondsToExpire: 1800,
  sessionId: 'public-id',
  maintenance: { active: false },
  versions: { client: '1.2.9' },
  outletPasswordRequired: false,
  ...session,
});

export const userSession = (session: Partial<Session> = {}): Session =>
  sampleSession({ userId: 7, firstName: 'Robin', lastName: 'Vale', ...session });
