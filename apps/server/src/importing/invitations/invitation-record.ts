// One invitation as it is written, in a file or on a command line.
import { ALL_OPTIONS, SHIPPING_AND_MOBILE, WILL_CALL_ONLY } from '@stagedoor/rules/guest-delivery';
import { email } from '../reading/addresses.ts';
import { flag } from '../reading/choices.ts';
import { moment } from '../reading/dates.ts';
import { didYouMean } from '../reading/did-you-mean.ts';
import { whole } from '../reading/numbers.ts';
import type { ReadBy, Reader } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

const MOST = 1000;
const modes: Readonly<Record<string, number>> = {
  all: ALL_OPTIONS,
  'ship-or-mobile': SHIPPING_AND_MOBILE,
  'will-call': WILL_CALL_ONLY,
};

/** GUEST-08: a word for several ways, or the id of the only delivery method. */
const delivery: Reader<number> = (tree, { report }) => {
  const written = tree.kind === 'scalar' ? tree.source : '';
  const mode = Object.hasOwn(modes, written) ? modes[written] : Number(written);
  if (mode !== undefined && Number.isInteger(mode) && (mode > 0 || Object.hasOwn(modes, written)))
    return mode;
  const words = Object.keys(modes);
  return report.mistake(
    tree.place,
    `"${tree.label}" must be one of ${words.join(', ')}, or a delivery method's id.${didYouMean(written, words)}`,
  );
};

/** Ids of price levels, with blanks between them. */
const levels: Reader<number[]> = (tree, { report }) => {
  const ids = tree.kind === 'scalar' ? tree.source.trim().split(/\s+/) : [];
  if (ids.length > 0 && ids.every((id) => /^\d{1,9}$/.test(id))) return [...new Set(ids.map(Number))];
  return report.mistake(tree.place, `"${tree.label}" must be ids of price levels with blanks between them.`);
};

export const invitationRecord = record(
  'invitation',
  {
    reference: required(line(100)),
    guest: required(line(100)),
    email: optional(email),
    tickets: required(whole(1, MOST)),
    uses: optional(whole(1, MOST), 1),
    delivery: optional(delivery, ALL_OPTIONS),
    payment: optional(flag, false),
    expires: required(moment),
    levels: optional(levels, []),
  },
  ({ expires, placeOf }, { report, now }) => {
    if (expires && expires <= now) report.mistake(placeOf('expires'), 'The invitation has expired already.');
  },
);
export type WrittenInvitation = ReadBy<typeof invitationRecord>;

export const invitationColumns = [
  'reference',
  'guest',
  'email',
  'tickets',
  'uses',
  'delivery',
  'payment',
  'expires',
  'levels',
] as const;
