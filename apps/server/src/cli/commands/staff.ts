// npm run staff -- invite EMAIL | list | new-password EMAIL | check-log: the way in for whoever runs the server.
import { parseArgs } from 'node:util';
import { isEmail } from '@stagedoor/rules/accounts/email';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import { publicAddress } from '../../platform/public-address.ts';
import { listSellers } from '../../sellers/index.ts';
import { isLate, staffCommand } from '../../staff/index.ts';
import type { StaffCommand } from '../../staff/index.ts';
import type { Command, CommandContext } from './command.ts';

const USAGE = `Say what to do:
  npm run staff -- invite EMAIL [--role owner|desk|finance|viewer]   prints a link that works once, for seven days
  npm run staff -- new-password EMAIL [--drop-second-step]           prints a link that works once, for a day
  npm run staff -- list
  npm run staff -- check-log                                         reads the whole log and its seals again
With more than one seller, add --seller ID.`;

const options = {
  seller: { type: 'string' },
  role: { type: 'string', default: 'owner' },
  'drop-second-step': { type: 'boolean', default: false },
} as const;

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, command: positionals[0], email: positionals[1] ?? '' };
  } catch {
    throw new Error(USAGE);
  }
}
type Given = ReturnType<typeof readArguments>;
type Say = CommandContext['say'];

async function findSeller(db: Db, named: string | undefined): Promise<number> {
  const sellers = await listSellers(db);
  const chosen = named === undefined ? sellers : sellers.filter(({ sellerId }) => String(sellerId) === named);
  if (chosen.length === 1) return firstOf(chosen).sellerId;
  if (sellers.length === 0) throw new Error('There is no seller yet: import one first.');
  const all = sellers.map(({ sellerId, name }) => `${sellerId} ${name}`).join(', ');
  throw new Error(`Say which seller with --seller ID. There are: ${all}.`);
}

const requireEmail = (email: string): string => {
  if (!isEmail(email)) throw new Error(USAGE);
  return email;
};

async function invite(
  staff: StaffCommand,
  sellerId: number,
  { values, email }: Given,
  say: Say,
): Promise<void> {
  const role = staffRoles.find((each) => each === values.role);
  if (!role) throw new Error(USAGE);
  const link = await staff.invite({ email: requireEmail(email), sellerId, role, now: systemClock().now() });
  say(`Hand this link to ${email}. It works once, for seven days:`);
  say(link);
}

async function newPassword(staff: StaffCommand, { values, email }: Given, say: Say): Promise<void> {
  const link = await staff.newPassword(requireEmail(email), values['drop-second-step'], systemClock().now());
  say(`Hand this link to ${email}. It works once, for a day, and ends every session:`);
  say(link);
}

async function list(staff: StaffCommand, sellerId: number, say: Say): Promise<void> {
  for (const { email, name, role, hasSecondStep } of await staff.list(sellerId))
    say(`${role.padEnd(8)} ${email}  ${name}${hasSecondStep ? '' : '  (no second step)'}`);
}

async function checkLog(staff: StaffCommand, say: Say): Promise<void> {
  const { brokenAt, seals, unsealed } = await staff.checkLog();
  if (brokenAt !== undefined)
    throw new Error(`The log does not fit its seal ${brokenAt}: an entry was changed or removed.`);
  say(`${seals === 1 ? 'The one seal' : `All ${seals} seals`} of the log ${seals === 1 ? 'fits' : 'fit'}.`);
  if (!unsealed) return;
  const waiting = `${unsealed.count} ${unsealed.count === 1 ? 'entry has' : 'entries have'} no seal, the oldest from ${unsealed.since.toISOString()}`;
  if (isLate(unsealed, systemClock().now()))
    throw new Error(`${waiting}: the job "seal the log" has stopped; the shop's log says why.`);
  say(`${waiting}; a seal comes within a minute where the shop runs.`);
}

async function run({ database: { db }, config, args, say }: Parameters<Command['run']>[0]): Promise<void> {
  const given = readArguments(args);
  const staff = staffCommand({
    db,
    place: config.staff.place,
    publicAddress: publicAddress(config.publicAddress),
    listSellers: () => listSellers(db),
  });
  const commands: Record<string, () => Promise<void>> = {
    invite: async () => invite(staff, await findSeller(db, given.values.seller), given, say),
    'new-password': () => newPassword(staff, given, say),
    list: async () => list(staff, await findSeller(db, given.values.seller), say),
    'check-log': () => checkLog(staff, say),
  };
  const chosen = commands[given.command ?? ''];
  if (!chosen) throw new Error(USAGE);
  await chosen();
}

export const staffCommands: Command = { run, needsShop: true };
