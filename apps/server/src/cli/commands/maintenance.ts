// npm run maintenance -- on MESSAGE | off [--outlet ID]: closes the shop for a while; without a word it says what is closed.
import { parseArgs } from 'node:util';
import { maintenance as closing } from '../../sellers/index.ts';
import { asTyped } from './command.ts';
import type { Command } from './command.ts';

const USAGE = `Say what to do:
  npm run maintenance
  npm run maintenance -- on "We are back at noon." [--outlet ID]
  npm run maintenance -- off [--outlet ID]`;

const nameOf = (outletId: number | undefined): string =>
  outletId === undefined ? 'Every outlet' : `Outlet ${outletId}`;

interface Wish {
  outletId: number | undefined;
  /** Undefined: open again. */
  message: string | undefined;
}

/** Undefined when only a look is wanted. */
function readWish(args: string[]): Wish | undefined {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { outlet: { type: 'string' } },
  });
  const [word, message, ...more] = positionals;
  const outletId = values.outlet === undefined ? undefined : Number(values.outlet);
  if (outletId !== undefined && !Number.isSafeInteger(outletId))
    throw new Error(`${values.outlet} is not the number of an outlet.`);
  if (word === undefined) return undefined;
  if (word === 'off' && message === undefined) return { outletId, message: undefined };
  if (word === 'on' && message?.trim() && more.length === 0) return { outletId, message: message.trim() };
  throw new Error(USAGE);
}

export const maintenanceCommand: Command = {
  needsShop: true,
  run: async (context) => {
    const {
      database: { db },
      say,
    } = context;
    const wish = readWish(context.args);
    if (wish && !(await closing.switch(db, wish.outletId, wish.message)))
      throw new Error(`There is no outlet ${wish.outletId}.`);
    const closed = await closing.list(db);
    for (const { outletId, message } of closed) say(`${nameOf(outletId)}: ${message}`);
    if (closed.length === 0) say('Nothing is in maintenance.');
    const opensAll = wish && wish.message === undefined && wish.outletId === undefined;
    if (opensAll && closed.length > 0)
      say(
        `What was closed by itself stays closed: ${asTyped(context, 'maintenance', 'off --outlet ID')} opens it.`,
      );
  },
};
