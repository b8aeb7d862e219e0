// One invitation as it is written, in a file or on a command line.
import { ALL_OPTIONS, SHIPPING_AND_MOBILE, WILL_CALL_ONLY } from '@stagedoor/rules/delivery/guest-delivery';
import { didYouMean } from '@stagedoor/rules/programme/did-you-mean';
import * as z from 'zod/mini';
import { email } from '@stagedoor/descriptions/fields/addresses';
import { flag } from '@stagedoor/descriptions/fields/choices';
import { moment } from '@stagedoor/descriptions/fields/dates';
import { forms } from '@stagedoor/descriptions/fields/forms';
import { whole } from '@stagedoor/descriptions/fields/numbers';
import { optional, record } from '@stagedoor/descriptions/fields/record';
import { line } from '@stagedoor/descriptions/fields/texts';

const MOST = 1000;
const modes: Readonly<Record<string, number>> = {
  all: ALL_OPTIONS,
  'ship-or-mobile': SHIPPING_AND_MOBILE,
  'will-call': WILL_CALL_ONLY,
};

const modeOf = (written: string): number =>
  Object.hasOwn(modes, written) ? modes[written]! : Number(written);

/** GUEST-08: a word for several ways, or the id of the only delivery method. */
const delivery = z
  .pipe(
    z.string().check(
      z.refine(
        (written) =>
          Object.hasOwn(modes, written) || (Number.isInteger(modeOf(written)) && modeOf(written) > 0),
        {
          error: ({ input }) => {
            const words = Object.keys(modes);
            const hint = didYouMean(String(input), words);
            return `"{label}" must be one of ${words.join(', ')}, or a delivery method's id.${hint}`;
          },
        },
      ),
    ),
    z.transform(modeOf),
  )
  .register(forms, { is: 'text' });

const idsOf = (written: string): string[] => written.trim().split(/\s+/);

/** Ids of price levels, with blanks between them. */
const levels = z
  .pipe(
    z.string().check(
      z.refine((written) => idsOf(written).every((id) => /^\d{1,9}$/.test(id)), {
        error: '"{label}" must be ids of price levels with blanks between them.',
      }),
    ),
    z.transform((written: string) => [...new Set(idsOf(written).map(Number))]),
  )
  .register(forms, { is: 'text' });

export const invitationRecord = record('invitation', {
  reference: line(100),
  guest: line(100),
  email: optional(email),
  tickets: whole(1, MOST),
  uses: optional(whole(1, MOST), 1),
  delivery: z._default(delivery, ALL_OPTIONS),
  payment: optional(flag, false),
  expires: moment,
  levels: z._default(levels, []),
});
export type WrittenInvitation = z.output<typeof invitationRecord>;

export const invitationColumns: readonly string[] = Object.keys(invitationRecord.shape);
