// What npm test searches for barriers: one state of every screen, written down by the screen it stands for. A new room
// or address must be named here; all states at all widths are searched by npm run proof -- screens.

/** By the address of the screen in the shop's list of them. */
export const shopScreens: Record<string, readonly string[]> = {
  '/': ['outlets-lantern', 'outlets-granite', 'outlets-backstage', 'shop-window-menu-visitor'],
  '/events': ['outlets-lantern'],
  '/event/:eventId?/:itemId?/:useCartInfo?': ['event-and-cart-event-instant', 'fan-request-event-visitor'],
  '/login/:email?': ['accounts-sign-in', 'accounts-create-account', 'accounts-forgot-password'],
  '/resetpassword/:token?': ['accounts-reset-password'],
  '/user/account': ['accounts-closed', 'accounts-new-address'],
  '/user/history/:type?/:id?/:view?/:itemId?/:itemView?': [
    'order-history-list',
    'order-history-open',
    'order-history-summary',
    'order-history-edit-shipping',
    'order-history-payments',
    'order-history-mobile-tickets',
    'request-history-pending',
    'request-history-open-expanded',
    'request-history-manage-payment',
    'request-history-edit',
  ],
  '/draws/:id': ['draws-page'],
  '/demo/ui': ['gallery-shop', 'gallery-office'],
  '*': ['outlets-page-not-found'],
};

/** Screens at the end of a long way, which is walked once: journeys search them as they pass. */
export const onJourneys = [
  '/checkout/:type?/:stage?/:uuid?/*',
  '/user/history/orders/:id?/receipt',
  '/user/history/requests/:id?/receipt/:uuid?',
  '/guestlistreceipt/:id?',
  '/confirm/:ref',
  '/seats/:eventId',
  '/pay/:link',
  '/waitinglist/:eventId',
  '/waitinglist/leave/:link',
  '/offer/:uuid',
] as const;

/** By the address of the room in the box office's list of them. */
export const officeRooms: Record<string, readonly string[]> = {
  '/': ['box-office-today'],
  '/search': ['box-office-search'],
  '/orders': ['box-office-orders', 'box-office-order-declined'],
  '/events': ['box-office-events', 'box-office-event', 'box-office-event-report'],
  '/customers': ['box-office-customers', 'box-office-customer'],
  '/draws': ['draws-list', 'draws-room', 'draws-requests'],
  '/codes': ['box-office-codes'],
  '/reports': ['box-office-reports'],
  '/guests': ['box-office-guests', 'box-office-invitations', 'box-office-invitation-file'],
  '/charging': ['box-office-charging'],
  '/refunds': ['box-office-refunds', 'box-office-refund'],
  '/upgrades': ['box-office-upgrades'],
  '/ledger': ['box-office-ledger', 'box-office-ledger-lines', 'box-office-ledger-disputes'],
  '/fulfilment': ['box-office-fulfilment'],
  '/tracking': ['box-office-tracking-file'],
  '/will-call': ['box-office-will-call'],
  '/door': ['box-office-door', 'box-office-door-show'],
  '/mail': ['box-office-mail', 'box-office-mail-letter', 'box-office-mail-template'],
  '/setup': [
    'box-office-set-up',
    'box-office-set-up-look',
    'box-office-set-up-money',
    'box-office-set-up-taxes',
    'box-office-set-up-folder',
    'box-office-set-up-halls',
    'programme-shows',
    'programme-series-to-come',
    'programme-paste',
  ],
  '/connections': ['box-office-connections'],
  '/staff': ['box-office-staff'],
  '/log': ['box-office-staff'],
  '/switches': ['box-office-switches'],
  '/tasks': ['box-office-tasks'],
  '/account': ['box-office-account'],
  '/sample': ['box-office-sample'],
};

/** Pages beside both lists: the doors of both, what stands on a phone at the entrance, and the line before a sale. */
const elsewhere = [
  'box-office-sign-in',
  'box-office-new-password',
  'door-scanning',
  'door-ticket',
  'outlets-unknown',
  'shop-window-maintenance',
  'waiting-room-before',
  'waiting-room-line',
];

export const everyRun: ReadonlySet<string> = new Set([
  ...Object.values(shopScreens).flat(),
  ...Object.values(officeRooms).flat(),
  ...elsewhere,
]);
