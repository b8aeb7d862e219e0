// Every address of the shop: its screen, who may see it, and which of the outlet's content blocks belong there.
import { matchPath } from 'react-router';
import type { ComponentType } from 'react';
import type { ContentPage } from '@stagedoor/rules/shops/content-blocks';
import { lazyPage } from '../parts/page/lazy-page.ts';
import type { LazyPage } from '@stagedoor/screens/lazy-page';
import { EventListPage } from '../routes/event-list/event-list-page.tsx';

/** `always`: signed in where the outlet asks for it always; `user`: signed in; `open`: everybody. */
export type Guard = 'always' | 'user' | 'open';

export interface Address {
  path: string;
  guard: Guard;
  contents: ContentPage;
  /** Somebody pays or proves something here: no banner and no news. */
  quiet?: boolean | undefined;
  /** Stands alone, without the shop around it. */
  bare?: boolean | undefined;
  /** How many parts of the path name the screen, where the rest only opens something in it. */
  screenParts?: number | undefined;
  Page: ComponentType;
  preload?: LazyPage['preload'] | undefined;
}

const event = lazyPage('src/routes/event/event-page.tsx', () => import('../routes/event/event-page.tsx'));
const seats = lazyPage('src/routes/seats/seats-page.tsx', () => import('../routes/seats/seats-page.tsx'));
const checkout = lazyPage(
  'src/routes/checkout/checkout-page.tsx',
  () => import('../routes/checkout/checkout-page.tsx'),
);
const confirm = lazyPage(
  'src/routes/confirm/confirm-page.tsx',
  () => import('../routes/confirm/confirm-page.tsx'),
);
const login = lazyPage('src/routes/login/login-page.tsx', () => import('../routes/login/login-page.tsx'));
const resetPassword = lazyPage(
  'src/routes/reset-password/reset-password-page.tsx',
  () => import('../routes/reset-password/reset-password-page.tsx'),
);
const account = lazyPage(
  'src/routes/account/account-page.tsx',
  () => import('../routes/account/account-page.tsx'),
);
const history = lazyPage(
  'src/routes/history/history-page.tsx',
  () => import('../routes/history/history-page.tsx'),
);
const orderReceipt = lazyPage(
  'src/routes/order-receipt/order-receipt-page.tsx',
  () => import('../routes/order-receipt/order-receipt-page.tsx'),
);
const requestReceipt = lazyPage(
  'src/routes/request-receipt/request-receipt-page.tsx',
  () => import('../routes/request-receipt/request-receipt-page.tsx'),
);
const guestReceipt = lazyPage(
  'src/routes/guest-receipt/guest-receipt-page.tsx',
  () => import('../routes/guest-receipt/guest-receipt-page.tsx'),
);
const waitingList = lazyPage(
  'src/routes/waiting-list/waiting-list-page.tsx',
  () => import('../routes/waiting-list/waiting-list-page.tsx'),
);
const leaveList = lazyPage(
  'src/routes/waiting-list/leave-list-page.tsx',
  () => import('../routes/waiting-list/leave-list-page.tsx'),
);
const offer = lazyPage('src/routes/offer/offer-page.tsx', () => import('../routes/offer/offer-page.tsx'));
const pay = lazyPage('src/routes/pay/pay-page.tsx', () => import('../routes/pay/pay-page.tsx'));
const draw = lazyPage('src/routes/draw/draw-page.tsx', () => import('../routes/draw/draw-page.tsx'));
const notFound = lazyPage(
  'src/routes/not-found/not-found-page.tsx',
  () => import('../routes/not-found/not-found-page.tsx'),
);
const gallery = lazyPage(
  '../../packages/ui/src/gallery/gallery.tsx',
  () => import('@stagedoor/ui/gallery/gallery'),
);

const shop: Address[] = [
  { path: '/', guard: 'always', contents: 'event-list', Page: EventListPage },
  { path: '/events', guard: 'always', contents: 'event-list', Page: EventListPage },
  {
    path: '/event/:eventId?/:itemId?/:useCartInfo?',
    guard: 'always',
    contents: 'event-details',
    ...event,
  },
  { path: '/seats/:eventId', guard: 'always', contents: 'global', quiet: true, ...seats },
  {
    path: '/checkout/:type?/:stage?/:uuid?/*',
    guard: 'always',
    contents: 'global',
    quiet: true,
    ...checkout,
  },
  { path: '/confirm/:ref', guard: 'user', contents: 'global', quiet: true, ...confirm },
  { path: '/login/:email?', guard: 'open', contents: 'login', ...login },
  { path: '/resetpassword/:token?', guard: 'open', contents: 'global', ...resetPassword },
  { path: '/user/account', guard: 'user', contents: 'global', ...account },
  {
    path: '/user/history/orders/:id?/receipt',
    guard: 'user',
    contents: 'global',
    quiet: true,
    ...orderReceipt,
  },
  {
    path: '/user/history/requests/:id?/receipt/:uuid?',
    guard: 'user',
    contents: 'global',
    quiet: true,
    ...requestReceipt,
  },
  {
    path: '/user/history/:type?/:id?/:view?/:itemId?/:itemView?',
    guard: 'user',
    contents: 'global',
    screenParts: 3,
    ...history,
  },
  { path: '/waitinglist/leave/:link', guard: 'always', contents: 'global', quiet: true, ...leaveList },
  { path: '/waitinglist/:eventId', guard: 'always', contents: 'global', quiet: true, ...waitingList },
  { path: '/offer/:uuid', guard: 'always', contents: 'global', quiet: true, ...offer },
  { path: '/pay/:link', guard: 'always', contents: 'global', quiet: true, ...pay },
  { path: '/draws/:id', guard: 'always', contents: 'global', quiet: true, ...draw },
  { path: '/guestlistreceipt/:id?', guard: 'open', contents: 'global', quiet: true, ...guestReceipt },
];
const fallback: Address = { path: '*', guard: 'open', contents: 'global', ...notFound };
const demo: Address[] = [{ path: '/demo/ui', guard: 'open', contents: 'global', bare: true, ...gallery }];

export const addressesOf = (withDemo: boolean): Address[] => [...shop, ...(withDemo ? demo : []), fallback];

export const addressAt = (pathname: string, withDemo: boolean): Address =>
  addressesOf(withDemo).find(({ path }) => path === '*' || matchPath(path, pathname)) ?? fallback;

/** What stays the same while the customer is on one screen: its path, or the part of it that names the screen. */
export function screenAt(pathname: string, withDemo: boolean): string {
  const { screenParts } = addressAt(pathname, withDemo);
  return screenParts
    ? pathname
        .split('/')
        .slice(0, screenParts + 1)
        .join('/')
    : pathname;
}
