/** The statuses of series requests and event requests, told apart by prefix. */
export const confirmedStatuses = [
  'STATUS_REQUEST_CONFIRMED',
  'STATUS_REQUEST_CONFIRMED_PARTIAL',
  'STATUS_REQUEST_CONFIRMED_ALTERNATE',
] as const;

const deniedStatuses = ['STATUS_REQUEST_DENIED', 'STATUS_REQUEST_DENIED_INVENTORY'] as const;

/** What Pending Requests asks for. */
export const pendingStatuses = ['STATUS_REQUEST_PENDING', 'STATUS_REQUEST_PROCESSING'] as const;

/** What Processed Requests asks for. */
export const processedStatuses = [...confirmedStatuses, ...deniedStatuses] as const;

export type RequestStatus = (typeof pendingStatuses | typeof processedStatuses)[number];
export type RequestGroup = 'pending' | 'processing' | 'confirmed' | 'denied';

const prefixes: readonly (readonly [prefix: string, group: RequestGroup])[] = [
  ['STATUS_REQUEST_PENDING', 'pending'],
  ['STATUS_REQUEST_PROCESSING', 'processing'],
  ['STATUS_REQUEST_CONFIRMED', 'confirmed'],
  ['STATUS_REQUEST_DENIED', 'denied'],
];

/** A constant belongs to the group whose constant it starts with; null when to none. */
export const requestGroup = (status: string): RequestGroup | null =>
  prefixes.find(([prefix]) => status.startsWith(prefix))?.[1] ?? null;

export const isProcessed = (status: string): boolean => {
  const group = requestGroup(status);
  return group === 'confirmed' || group === 'denied';
};
