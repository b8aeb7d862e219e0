// Doors with passes, for a shop whose customers have tickets on their phones.
import { randomUUID } from 'node:crypto';
import { hosts } from '../../testing/small-world.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { makePass } from '../door/door-passes.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const SHOW = 102;

/** Passes for many doors of one event; answers their codes. */
export const openDoors = (
  db: Db,
  { eventId, doors, now }: { eventId: number; doors: number; now: Date },
): Promise<string[]> =>
  inTransaction(db, async (tx) => {
    const codes: string[] = [];
    for (let door = 1; door <= doors; door += 1) {
      const { code } = await makePass(tx, {
        seller_id: 1,
        outlet_id: 1,
        event_id: eventId,
        gate: `Door ${door}`,
        made_by: 'Dana Desk',
        made_at: now,
        staff_id: null,
        begins_at: now,
        ends_at: new Date(now.getTime() + 86_400_000),
      });
      codes.push(code);
    }
    return codes;
  });

export interface TestDoor {
  passId: number;
  code: string;
  // Answers are looked into freely.
  // oxlint-disable-next-line typescript/no-explicit-any
  ask(path: string, payload?: object): Promise<{ status: number; body: any }>;
  // oxlint-disable-next-line typescript/no-explicit-any
  scan(text: string, uuid?: string): Promise<any>;
}

export async function openDoor(
  world: Pick<TestApp, 'database' | 'clock' | 'http'>,
  {
    gate = 'Main',
    eventId = SHOW,
    endsAt = new Date('2026-12-16T08:30:00Z'),
    host = hosts.lantern as string,
    beginsAt = undefined as Date | undefined,
  } = {},
): Promise<TestDoor> {
  const { code, pass } = await inTransaction(world.database.db, (tx) =>
    makePass(tx, {
      seller_id: 1,
      outlet_id: 1,
      event_id: eventId,
      gate,
      made_by: 'Dana Desk',
      made_at: world.clock.now(),
      staff_id: null,
      begins_at: beginsAt ?? world.clock.now(),
      ends_at: endsAt,
    }),
  );
  const ask: TestDoor['ask'] = async (path, payload) => {
    const answer = await world.http.inject({
      method: payload ? 'POST' : 'GET',
      url: path,
      headers: { host, 'x-door-pass': code },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    passId: pass.pass_id,
    code,
    ask,
    scan: async (text, uuid = randomUUID()) => (await ask('/door/scan', { uuid, text })).body,
  };
}
