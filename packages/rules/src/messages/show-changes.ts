import { counted } from '../writing/counted.ts';
import { keyWords } from '../programme/key-words.ts';
import { formatCalendarDate } from '../time/dates.ts';

interface Taken {
  sold: number;
  carts: number;
}

const NOTHING = 'nothing';

/** `7:30 PM` of `19:30`; which of two hours is said beside it. */
function hourText(text: string): string {
  const [hours = '', minutes = '', which] = text.split(/[: ]/);
  const hour = Number(hours);
  const shown = `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
  return which ? `${shown} (the ${which} one)` : shown;
}

/** A day, an hour or both, as they were typed. */
export function typedTimeText(text: unknown): string {
  if (typeof text !== 'string' || text === '') return NOTHING;
  const [day = '', ...hour] = text.includes('-') ? text.split(' ') : ['', text];
  return [day && formatCalendarDate(`${day}T00:00:00Z`), hour.length > 0 && hourText(hour.join(' '))]
    .filter(Boolean)
    .join(', ');
}

const timeNames: Readonly<Record<string, string>> = {
  day: 'The show is on',
  begins: 'The show begins at',
  doors: 'The doors open at',
  from: 'It goes on sale',
  until: 'The sale ends',
  publicFrom: 'The public sale begins',
};

const LONGEST = 60;

function shortly(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return 'changed';
  const plain = value
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return `“${plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain}”`;
}

const isPicture = (value: unknown): boolean => typeof value === 'string' && value.startsWith('/images/');
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
const first = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const placesText = (capacity: unknown): string =>
  typeof capacity === 'number' ? counted(capacity, 'ticket') : 'seats of the plan';

/** What changes with a publish, and who keeps what they have. */
export const showChangeWords = {
  costs: (name: string, is: string, was: string) => `${name} costs ${is} with fees, was ${was}`,
  splitOtherwise: (name: string) => `${name}: price and fees are divided otherwise`,
  keepPrice: ({ sold, carts }: Taken) =>
    sold + carts === 0
      ? undefined
      : `${[
          sold > 0 && counted(sold, 'sold ticket'),
          carts > 0 && counted(carts, 'ticket in a cart', 'tickets in carts'),
        ]
          .filter(Boolean)
          .join(', ')} ${sold + carts === 1 ? 'keeps' : 'keep'} the old price`,
  capacity: (name: string, was: unknown, is: unknown) =>
    `${name}: ${placesText(is)}, before ${placesText(was)}`,
  takenOf: ({ sold, carts }: Taken) => (sold + carts === 0 ? undefined : `${sold} sold, ${carts} in carts`),
  renamed: (was: string, is: string) => `${was} is called ${is}`,
  levelOtherwise: (name: string, parts: readonly string[]) =>
    `${name}: other ${parts.map((part) => keyWords(part)).join(', ')}`,
  newLevel: (name: string, price: string) => `${name} is new, ${price} with fees`,
  goneLevel: (name: string) => `${name} is taken off`,
  otherwise: (field: string) => `${first(keyWords(field))}: changed`,
  time: (field: string, is: unknown, was: unknown) =>
    `${timeNames[field] ?? first(keyWords(field))} ${typedTimeText(is)}, was ${typedTimeText(was)}`,
  venue: (is: string, was: string) => `The venue is ${is}, was ${was}`,
  field: (field: string, is: unknown, was: unknown) =>
    isPlain(is) && isPlain(was) && !isPicture(is) && !isPicture(was)
      ? `${first(keyWords(field))}: ${shortly(is)}, was ${shortly(was)}`
      : `${first(keyWords(field))}: changed`,
  newShow: (day: unknown, begins: unknown, venue: string) =>
    `A new show: ${typedTimeText(`${String(day)} ${String(begins)}`)}, ${venue}`,
  newLevels: (names: readonly string[], least: string, most: string) =>
    `${names.join(', ')}: ${least === most ? least : `${least} to ${most}`} with fees`,
  onSale: (from: unknown) =>
    typeof from === 'string' && from !== '' ? `On sale from ${typedTimeText(from)}` : 'On sale at once',
  touchesTickets: (sold: number, orders: number) =>
    `${counted(sold, 'ticket')} in ${counted(orders, 'order')} stay valid`,
  touchesTime: 'Their pages, calendars and wallets change by themselves.',
  touchesCarts: (carts: number) =>
    `${counted(carts, 'ticket')} in open carts ${carts === 1 ? 'keeps its' : 'keep their'} price until the cart ends`,
  touchesRequests: (requests: number) =>
    `${counted(requests, 'request')} waits for the draw`.replace(/requests waits/, 'requests wait'),
  touchesNobody: 'Nobody has a ticket, a cart or a request for it',
  takesOver: 'Files keep this outlet: publishing takes it over, and an import leaves it alone from then on',
} as const;
