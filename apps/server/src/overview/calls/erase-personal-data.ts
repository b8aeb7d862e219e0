import { erasePersonalData } from '@stagedoor/contract/calls/office/personal-data';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { reachPerson, lookForWays } from '../people/reach-person.ts';
import type { PersonalDataNeeds } from '../people/reach-person.ts';

/** In one transaction: all of it goes, or nothing. */
export const erasePersonalDataHandler = ({ db, personalData }: PersonalDataNeeds): Handler<'overview'> =>
  handle(erasePersonalData, async ({ id, email, reason }, caller) => {
    const { now } = caller;
    const person = await reachPerson(db, caller, id);
    const isTheirs = emailKey(email.trim()) === emailKey(person.email);
    requireValid({
      email: isTheirs ? undefined : staffMessages.typeTheirEmail,
      reason: reasonProblem(reason) || undefined,
    });
    await caller.change(async ({ tx, record }) => {
      const kinds = personalData();
      const [first] = await lookForWays(tx, kinds, person, now);
      if (first) return refuse('NOT_ERASABLE', { message: staffMessages.notErasable(first.what) });
      const rows: Record<string, number> = {};
      for (const { name, erase } of kinds) rows[name] = await erase(tx, person, now);
      return record({
        action: 'customer.erased',
        subject: { kind: 'customer', id },
        after: { rows },
        reason: reason.trim(),
      });
    });
    return {};
  });
