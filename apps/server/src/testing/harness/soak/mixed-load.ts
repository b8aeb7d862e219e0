// Who comes to a shop besides those who buy: people who look and go, or type a wrong password; staff at their desks; and
// programs that ask with a key.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import { openOfficeKey } from '../../../staff/testing/open-office-key.ts';
import { openOfficeSession } from '../../../staff/testing/office-session.ts';
import { diceOf } from '../../order-proof/dice.ts';
import type { Dice } from '../../order-proof/dice.ts';
import type { ServerProcess } from '../../server-process.ts';
import { levels } from '../../small-catalogue.ts';

type Send = ServerProcess['send'];

const OFFICE = { host: 'box-office.localhost', origin: 'http://box-office.localhost' } as const;

export interface OfficeHands {
  cookie: string;
  /** What a program calls with. */
  key: string;
}

/** An owner who has signed in, and a key that they made. */
export async function openHands(database: Database, now: Date): Promise<OfficeHands> {
  const cookie = await openOfficeSession(database, 'owner', now);
  return { cookie, key: await openOfficeKey(database, now) };
}

/** Comes by, holds a seat, and goes; or knocks with a password that is wrong. */
async function lookAround(send: Send, dice: Dice, visit: number): Promise<number> {
  const { cookie, status } = await send('/gen.v1/user/sessioninit', { body: {} });
  if (dice.number(4) === 0) {
    const body = { email: `nobody${visit}@example.com`, password: 'Wrong2026' };
    await send('/gen.v1/user/login', { cookie, body });
    return status;
  }
  await send('/gen.v1/outlet/getoutletevents', { cookie, body: {} });
  const lineItems = [{ priceLevelID: levels.floor, quantity: 1 + dice.number(2) }];
  return (await send('/gen.v1/cart/createcart', { cookie, body: { lineItems } })).status;
}

/** Reads the lists, writes a note about the latest order, and has a list exported now and then. */
async function workAtDesk(send: Send, { cookie }: OfficeHands, dice: Dice, round: number): Promise<number> {
  const desk = { ...OFFICE, cookie };
  const listed = await send('/office.v1/orders/list', { ...desk, method: 'GET' });
  const number = /"number":"(Z\d+)"/.exec(listed.body)?.[1];
  const named = { 'idempotency-key': `soak-round-${round}` };
  if (number)
    await send('/office.v1/orders/note', { ...desk, headers: named, body: { number, content: 'Called' } });
  if (dice.number(10) === 0) await send('/office.v1/orders/export', { ...desk, body: {} });
  await send('/office.v1/mails/list', { ...desk, method: 'GET' });
  return listed.status;
}

async function askAsProgram(send: Send, { key }: OfficeHands): Promise<number> {
  const headers = { authorization: `Bearer ${key}` };
  const { status } = await send('/office.v1/orders/list', {
    host: OFFICE.host,
    method: 'GET',
    headers,
  });
  return status;
}

export interface MixedLoad {
  /** How often which status came, by who asked. */
  answers: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

const WALK_INS = 3;

export function sendMixedLoad(send: Send, hands: OfficeHands, seed: number): MixedLoad {
  const over = new AbortController();
  const answers = new Map<string, number>();
  const begin = async (who: string, pauseMs: number, act: (round: number) => Promise<number>) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const status = await act(round).catch(() => 'reset');
      const heard = `${who} ${status}`;
      answers.set(heard, (answers.get(heard) ?? 0) + 1);
      await sleep(pauseMs);
    }
  };
  const dice = diceOf(seed);
  const all = [
    ...Array.from({ length: WALK_INS }, (_, n) =>
      begin('visitor', 700, (round) => lookAround(send, dice, round * WALK_INS + n)),
    ),
    begin('staff', 2000, (round) => workAtDesk(send, hands, dice, round)),
    begin('program', 3000, () => askAsProgram(send, hands)),
  ];
  return {
    answers,
    stop: async () => {
      over.abort();
      await Promise.all(all);
    },
  };
}
