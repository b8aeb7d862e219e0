// The shop dies at every step between a desk's Approve and the guest's order, while two desks press it at once.
import { sql } from 'kysely';
import { guestSteps } from '../../guest-list/index.ts';
import { addPaidPlaces, guestInBooks, guestWrongs } from '../../guest-list/testing/guests-in-books.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { OFFICE_HOST, OFFICE_ORIGIN } from '../../staff/testing/office-world.ts';
import { openOfficeSession } from '../../staff/testing/office-session.ts';
import type { KillReport } from '../harness/check-books.ts';
import { killAtSteps } from '../harness/kill-at-steps.ts';
import type { KillScene, KillSize } from '../harness/kill-at-steps.ts';
import type { Dice } from '../order-proof/dice.ts';
import { chargeFaults } from '../order-proof/kill-plan.ts';
import { loadOrderWorld } from '../order-proof/order-world.ts';
import type { CardKind, Visitor, WorldSize } from '../order-proof/order-world.ts';
import { advance, tellTime } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import type { ServerProcess } from '../server-process.ts';

/** A charge that is written down first is sent by whoever looks after charges, so its own beginning is not here. */
export const allGuestSteps: readonly string[] = [
  ...guestSteps,
  'gateway answered',
  'target told',
  'outcome committed',
];

const GUESTS = 3;
let cookie = '';

/** Customers with their cards, a guest list, and somebody of finance who has signed in. */
export async function loadGuestProof(database: Database, gateway: Db, size: WorldSize): Promise<Visitor[]> {
  const visitors = await loadOrderWorld(database, gateway, size);
  await addPaidPlaces(database, size.tickets);
  cookie = await openOfficeSession(database, 'finance', new Date('2026-01-01T00:00:00Z'));
  return visitors;
}

function cardsFor(step: string, dice: Dice): CardKind[] {
  if (step === 'guest charge released') return ['declined', 'declined', 'approved'];
  return ['approved', 'approved', dice.pick<CardKind>(['declined', 'held', 'dropped'])];
}

async function methodOf(db: Db, uuid: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select payment_method_id as id from payment_methods where payment_method_uuid = ${uuid}`.execute(db);
  return rows[0]!.id;
}

const prepare = (stage: Stage, kinds: readonly CardKind[]): Promise<string[]> =>
  stage.inspect(async (db) => {
    const uuids: string[] = [];
    for (const kind of kinds.slice(0, GUESTS)) {
      const card = await methodOf(db, stage.nextVisitor().cards[kind]);
      uuids.push(await guestInBooks(db, card, stage.clock.now()));
    }
    return uuids;
  });

/** Two desks press Approve for the same guests at once, then again for what is left, while time goes by. */
async function live(stage: Stage, server: ServerProcess, requests: readonly string[]): Promise<void> {
  const path = '/office.v1/guests/approve-paid';
  const office = { host: OFFICE_HOST, origin: OFFICE_ORIGIN, cookie };
  const approve = () => server.send(path, { ...office, body: { requests } });
  for (let again = 0; again < 2; again += 1) {
    const answers = await Promise.all([approve(), approve()]);
    const refused = answers.find(({ status }) => status !== 200);
    if (refused) throw new Error(`Approving was refused: ${refused.body}`);
    advance(stage, 90);
    await tellTime(stage, server);
    await stage.gateway.decideHeld(true);
  }
}

export const killGuests = (
  stage: Stage,
  size: KillSize,
  steps: readonly string[] = allGuestSteps,
): Promise<KillReport> => {
  const scene: KillScene<string[]> = {
    steps,
    faults: chargeFaults,
    prepare: (on, { step, dice }) => prepare(on, cardsFor(step, dice)),
    act: live,
    invariants: (on) => on.inspect(guestWrongs),
  };
  return killAtSteps(stage, scene, size);
};
