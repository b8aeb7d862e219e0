import {
  erasePersonalData,
  exportPersonalData,
  getErasure,
} from '@stagedoor/contract/calls/office/personal-data';
import type { Erasure } from '@stagedoor/contract/calls/office/personal-data';
import { emailKey } from '@stagedoor/rules/accounts/email';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { requireCustomer } from '../../accounts/index.ts';
import { officeOrders } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { erasedEmail } from '../../platform/personal-data.ts';
import type { InTheWay, Person, PersonalData } from '../../platform/personal-data.ts';

export interface PersonalDataNeeds {
  db: Db;
  /** Of all modules. */
  personalData(): readonly PersonalData[];
}

async function reach(db: Db, caller: Callers['office'], id: number): Promise<Person> {
  const customer = await requireCustomer({ ordersOfCustomer: officeOrders.ofCustomer }, db, caller, id);
  return { sellerId: caller.sellerId, userId: id, email: customer.email };
}

async function lookForWays(
  db: Db,
  kinds: readonly PersonalData[],
  person: Person,
  now: Date,
): Promise<InTheWay[]> {
  const found: InTheWay[] = [];
  for (const { findInTheWay } of kinds) found.push(...((await findInTheWay?.(db, person, now)) ?? []));
  return found;
}

/** The day on which the last of them is over; unknown while one of them has no end. */
function possibleFrom(inTheWay: readonly InTheWay[]): Date | undefined {
  const ends = inTheWay.map(({ until }) => until?.getTime() ?? Infinity);
  const last = Math.max(...ends);
  return Number.isFinite(last) ? new Date(last) : undefined;
}

const exportHandler = ({ db, personalData }: PersonalDataNeeds): Handler =>
  handle(exportPersonalData, async ({ id }, caller) => {
    const person = await reach(db, caller, id);
    const file: Record<string, unknown> = { writtenAt: caller.now };
    for (const { name, read } of personalData()) file[name] = await read(db, person);
    await caller.change(async ({ record }) =>
      record({ action: 'customer.data-exported', subject: { kind: 'customer', id } }),
    );
    return { name: `customer-${id}.json`, content: JSON.stringify(file, null, 2) };
  });

const lookHandler = ({ db, personalData }: PersonalDataNeeds): Handler =>
  handle(getErasure, async ({ id }, caller): Promise<Erasure> => {
    const person = await reach(db, caller, id);
    const inTheWay = await lookForWays(db, personalData(), person, caller.now);
    const orders = (await officeOrders.find(db, caller, { userId: id })).length;
    return {
      inTheWay,
      possibleFrom: possibleFrom(inTheWay),
      isErased: person.email === erasedEmail(person),
      orders,
    };
  });

/** In one transaction: all of it goes, or nothing. */
const eraseHandler = ({ db, personalData }: PersonalDataNeeds): Handler =>
  handle(erasePersonalData, async ({ id, email, reason }, caller) => {
    const { now } = caller;
    const person = await reach(db, caller, id);
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

export const personalDataHandlers = (needs: PersonalDataNeeds): Handler[] => [
  exportHandler(needs),
  lookHandler(needs),
  eraseHandler(needs),
];
