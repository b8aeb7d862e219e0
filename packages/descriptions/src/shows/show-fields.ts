// One show on one page: an evening of an artist at a venue, and what one outlet makes of it, as fields that are typed.
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { textIn } from '../drafts/sheet.ts';
import type { Sheet } from '../drafts/sheet.ts';

/** What stands in the show itself, under the name that it has there. */
export const ownOfShow = [
  'displayTime',
  'mobileImage',
  'seatMap',
  'externalSalesUrl',
  'refunds',
  'taxPercent',
] as const;

/** What stands in the outlet's event, likewise. */
export const ownOfEvent = [
  'sale',
  'series',
  'description',
  'mobileDelivery',
  'ticketDay',
  'active',
  'contents',
  'chooseSeats',
  'singleSeats',
  'keepAccessible',
  'waitingList',
  'returnFee',
] as const;

/** Where and when everybody can buy, elsewhere; one part of the show. */
export const publicSaleFields = ['publicUrl', 'publicFrom', 'publicText'] as const;

/** `day`, `begins`, `doors`, `from`, `until` and `publicFrom` are what the venue's clock shows. */
const others = [
  'artist',
  'venue',
  'name',
  'image',
  'day',
  'begins',
  'doors',
  'from',
  'until',
  'items',
  'plan',
  'seatsLike',
] as const;

const named = [...ownOfShow, ...ownOfEvent, ...publicSaleFields, ...others] as const;
const LEVEL = 'level.';

export type ShowField = (typeof named)[number] | `level.${string}`;

export const isShowField = (name: string): name is ShowField =>
  isOneOf(named, name) || /^level\.[a-z\d]{1,20}$/.test(name);

/** Each level is a field of its own, by its id or, while it is new, by a name that nobody sees. */
export const levelField = (key: string): ShowField => `${LEVEL}${key}`;

export const levelKeyIn = (field: string): string | undefined =>
  field.startsWith(LEVEL) ? field.slice(LEVEL.length) : undefined;

export interface SheetItem {
  key: string;
  /** The keys of its levels, in the order that customers see. */
  levels: readonly string[];
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const isText = (value: unknown): value is string => typeof value === 'string';

/** Items as far as they can be read: what is typed may be anything yet. */
export const itemsIn = (sheet: Sheet): (SheetItem & Record<string, unknown>)[] =>
  listIn(sheet['items']).map((given) => {
    const item = recordOf(given);
    return { ...item, key: String(item['key']), levels: listIn(item['levels']).filter(isText) };
  });

export const levelIn = (sheet: Sheet, key: string): Readonly<Record<string, unknown>> =>
  recordOf(sheet[levelField(key)]);

/** What a show is called: by its own name, or by its artist's. */
export const titleIn = (sheet: Sheet): string => textIn(sheet, 'name') || textIn(sheet, 'artist');
