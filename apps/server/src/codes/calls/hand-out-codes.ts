import { handOutCodes } from '@stagedoor/contract/calls/office/codes';
import type { InputOf } from '@stagedoor/contract/call';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { wrongWithAddresses } from '@stagedoor/rules/codes/wrong-with-addresses';
import { codeOfficeMessages } from '@stagedoor/rules/messages/code-office';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { queueCodeLetter } from '../code-letter.ts';
import { takeToHandOut } from '../new-code-store.ts';
import type { OfficeCodeNeeds } from '../office-code-needs.ts';
import type { ListedSet } from '../office-store.ts';
import { requireSet } from '../require-set.ts';

type Wanted = InputOf<typeof handOutCodes>;

/** An outlet of the caller's at which the code holds: nobody gets a letter from a shop that does not know it. */
async function requireSender(
  db: Db,
  caller: Callers['office'],
  { outlet_ids, event_ids }: ListedSet,
  outletId: number,
): Promise<void> {
  caller.requireOutlet(outletId);
  const events = await Promise.all(
    (event_ids ?? []).map((eventId) => officeEvents.find(db, caller.sellerId, eventId)),
  );
  const isElsewhere = events.length > 0 && !events.some((event) => event?.outletId === outletId);
  if (isElsewhere || (outlet_ids && !outlet_ids.includes(outletId)))
    refuse('INVALID_INPUT', {
      fields: { outletId: codeOfficeMessages.notThere },
      message: codeOfficeMessages.notThere,
    });
}

/** One for each address: of many each its own. */
async function codesFor(tx: Tx, set: ListedSet, many: number, now: Date): Promise<string[]> {
  if (!set.is_many) return Array.from({ length: many }, () => set.name);
  const codes = await takeToHandOut(tx, set, many, now);
  if (codes.length < many) {
    const message = codeOfficeMessages.tooFewLeft(codes.length);
    refuse('INVALID_INPUT', { fields: { to: message }, message });
  }
  return codes;
}

const isOver = ({ stopped_at, ends_at }: ListedSet, now: Date): boolean =>
  stopped_at !== null || (ends_at !== null && ends_at <= now);

/** Each once, as it was typed first. */
const addressesOf = ({ to }: Wanted): string[] =>
  [...Map.groupBy(to, emailKey).values()].map((same) => firstOf(same).trim());

export const handOutCodesHandler = (needs: OfficeCodeNeeds): Handler<'codes'> =>
  handle(handOutCodes, async (wanted, caller) => {
    requireValid({ to: wrongWithAddresses(wanted.to) });
    const { id, outletId } = wanted;
    const { now } = caller;
    const addresses = addressesOf(wanted);
    return caller.change(async ({ tx, record }) => {
      const set = await requireSet(tx, caller, id);
      if (isOver(set, now)) refuse('CHANGED_MEANWHILE');
      await requireSender(tx, caller, set, outletId);
      const codes = await codesFor(tx, set, addresses.length, now);
      for (const [index, code] of codes.entries()) {
        const to = addresses[index] ?? '';
        await queueCodeLetter(tx, needs, { set, code, outletId, to, about: `codes ${id}` }, now);
      }
      // Who got one stands with the letters; the log says how many.
      const after = { letters: codes.length };
      record({ action: 'codes.handed-out', subject: { kind: 'codes', id }, outletId, after });
      // REPORT-01: the show's own story has it, beside what was sold then.
      for (const event of set.event_ids ?? [])
        record({ action: 'event.codes-sent', subject: { kind: 'event', id: event }, outletId, after });
      return { letters: codes.length };
    });
  });
