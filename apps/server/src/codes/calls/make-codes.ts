import { makeCodes } from '@stagedoor/contract/calls/office/codes';
import type { InputOf } from '@stagedoor/contract/call';
import { normaliseCode } from '@stagedoor/rules/codes/code-text';
import { termsOf } from '@stagedoor/rules/codes/terms-of';
import { wrongWithSet } from '@stagedoor/rules/codes/wrong-with-set';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { codeOfficeMessages } from '@stagedoor/rules/messages/code-office';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { codePlaces } from '../code-places.ts';
import { addDrawnCodes, addOwnCode, insertSet } from '../new-code-store.ts';
import type { OfficeCodeNeeds } from '../office-code-needs.ts';

type Wanted = InputOf<typeof makeCodes>;

const listed = (ids: readonly number[] | undefined): number[] | null =>
  ids?.length ? [...new Set(ids)] : null;

/** Whoever works for some outlets makes codes for these. */
function outletsFor({ outletIds: chosen }: Wanted, caller: Callers['office']): number[] | null {
  for (const outletId of chosen ?? []) caller.requireOutlet(outletId);
  return listed(chosen) ?? (caller.outletIds === 'all' ? null : [...caller.outletIds]);
}

function rowOf(wanted: Wanted, name: string, caller: Callers['office']) {
  const { many } = wanted;
  // What belongs to another kind was typed before somebody changed their mind.
  const takes = wanted.takesOff && termsOf(wanted.takesOff);
  return {
    seller_id: caller.sellerId,
    name,
    is_many: many !== undefined,
    opens: wanted.opens ?? null,
    takes: takes?.kind ?? null,
    takes_cents: takes && 'cents' in takes ? takes.cents : null,
    takes_ppm: takes && 'ppm' in takes ? takes.ppm : null,
    takes_per: takes && 'per' in takes ? takes.per : null,
    with_fees: takes?.withFees ?? false,
    outlet_ids: outletsFor(wanted, caller),
    event_ids: listed(wanted.eventIds),
    level_ids: listed(wanted.levelIds),
    starts_at: wanted.startsAt ?? null,
    ends_at: wanted.endsAt ?? null,
    // Each of many is for one order, unless it says otherwise.
    most_orders: wanted.mostOrders ?? (many === undefined ? null : 1),
    most_tickets: wanted.mostTickets ?? null,
    most_per_account: wanted.mostPerAccount ?? null,
    returns_use: wanted.returnsUse,
    made_by: caller.staffId,
    made_at: caller.now,
  };
}

/** A code that held nowhere would be handed out all the same. */
async function requirePlaces(
  needs: OfficeCodeNeeds,
  caller: Callers['office'],
  wanted: Wanted,
): Promise<void> {
  const { eventIds = [], levelIds = [] } = wanted;
  if (eventIds.length + levelIds.length === 0) return;
  const places = await codePlaces(needs, caller);
  const known = {
    events: new Set(places.map(({ eventId }) => eventId)),
    levels: new Set(places.flatMap(({ levels }) => levels.map(({ levelId }) => levelId))),
  };
  const isOutside = (ids: readonly number[], within: Set<number>) => ids.some((id) => !within.has(id));
  requireValid(
    fieldErrors({
      eventIds: isOutside(eventIds, known.events) && codeOfficeMessages.notSoldAtOnce,
      levelIds: isOutside(levelIds, known.levels) && codeOfficeMessages.notSoldAtOnce,
    }),
  );
}

export const makeCodesHandler = (needs: OfficeCodeNeeds): Handler<'codes'> =>
  handle(makeCodes, async (wanted, caller) => {
    requireValid(wrongWithSet(wanted));
    await requirePlaces(needs, caller, wanted);
    const { many } = wanted;
    const code = normaliseCode(wanted.code);
    return caller.change(async ({ tx, record }) => {
      const set = await insertSet(tx, rowOf(wanted, code, caller));
      if (many !== undefined) await addDrawnCodes(tx, set, code, many);
      else if (!(await addOwnCode(tx, set, code)))
        refuse('CODE_TAKEN', { fields: { code: codeOfficeMessages.taken } });
      // A code is worth money: the log names what it does, and of many only how they begin.
      const after = { begins: code, codes: many ?? 1, takesOff: wanted.takesOff?.kind, opens: wanted.opens };
      record({ action: 'codes.made', subject: { kind: 'codes', id: set.set_id }, after });
      return { id: set.set_id };
    });
  });
