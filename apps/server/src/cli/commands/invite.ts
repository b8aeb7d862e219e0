// npm run invite -- make | list | revoke NUMBER | import FILE: the invitations of a guest list.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GUEST_LIST_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { invitationLink, listInvitations, revokeInvitation } from '../../guest-list/index.ts';
import { importInvitations, makeInvitation } from '../../importing/index.ts';
import type { MadeInvitation } from '../../importing/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import { publicAddress } from '../../platform/public-address.ts';
import { listOutlets, outletCache } from '../../sellers/index.ts';
import type { StoredOutlet } from '../../sellers/index.ts';
import { describeImport, describeInvitations } from './invite-report.ts';
import { pathFrom } from './command.ts';
import type { Command, CommandContext } from './command.ts';
import { writeLinks } from './write-links.ts';

const USAGE = `Say what to do:
  npm run invite -- make --guest NAME --tickets NUMBER [--email EMAIL] [--uses NUMBER] [--expires "in 30 days"]
      [--delivery all|ship-or-mobile|will-call|METHOD] [--payment] [--levels "ID ID"] [--reference NAME]
  npm run invite -- list
  npm run invite -- revoke NUMBER
  npm run invite -- import FILE.csv [--dry-run] [--without-broken] [--links FILE.csv]
With more than one guest list, add --outlet ID.`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  outlet: text,
  guest: text,
  tickets: text,
  email: text,
  uses: text,
  expires: text,
  delivery: text,
  payment: flag,
  levels: text,
  reference: text,
  links: text,
  'dry-run': flag,
  'without-broken': flag,
};

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { values, command: positionals[0], target: positionals[1] };
  } catch {
    throw new Error(USAGE);
  }
}
type Values = ReturnType<typeof readArguments>['values'];

interface Asked extends CommandContext {
  db: Db;
  outlet: StoredOutlet;
  linkOf: (token: string) => string;
  values: Values;
  now: Date;
}

async function findOutlet(db: Db, named: string | undefined): Promise<StoredOutlet> {
  const lists = (await listOutlets(db)).filter(({ typeId }) => typeId === GUEST_LIST_OUTLET);
  const chosen = named === undefined ? lists : lists.filter(({ id }) => String(id) === named);
  if (chosen.length === 1) return outletCache(db).get(firstOf(chosen).id);
  const all = lists.map(({ id, name }) => `${id} ${name}`).join(', ') || 'none';
  throw new Error(`Say which guest list with --outlet ID. There are: ${all}.`);
}

async function make({ db, outlet, linkOf, values, now, say }: Asked): Promise<void> {
  if (!values.guest || !values.tickets) throw new Error(USAGE);
  const { reference = randomUUID(), expires = 'in 30 days', payment = false } = values;
  const { guest, email = '', tickets, uses = '', delivery = '', levels = '' } = values;
  const fields = {
    reference,
    guest,
    email,
    tickets,
    uses,
    delivery,
    payment: String(payment),
    expires,
    levels,
  };
  const { made, mistakes } = await makeInvitation(db, outlet, Object.entries(fields), now);
  if (!made) throw new Error(mistakes.map((mistake) => mistake.text).join('\n'));
  say(`Invitation ${made.invitationId} for ${made.guest}. This link is shown once:`);
  say(linkOf(made.token));
}

async function list({ db, outlet, now, say }: Asked): Promise<void> {
  say(
    describeInvitations(await listInvitations(db, { sellerId: outlet.sellerId, outletId: outlet.id }, now)),
  );
}

async function revoke({ db, outlet, now, say }: Asked, target: string | undefined): Promise<void> {
  const number = Number(target);
  if (!Number.isInteger(number)) throw new Error(USAGE);
  const place = { sellerId: outlet.sellerId, outletId: outlet.id };
  const row = await revokeInvitation(db, place, number, now);
  if (!row) throw new Error(`${outlet.name} has no invitation ${number}.`);
  say(`Invitation ${number} for ${row.guest_name} is revoked: its link opens nothing any more.`);
}

async function importFile(asked: Asked, target: string | undefined): Promise<void> {
  const { db, outlet, linkOf, values, now, say } = asked;
  if (target === undefined) throw new Error(USAGE);
  const links = pathFrom(asked, values.links ?? target.replace(/(?:\.csv)?$/i, '-links.csv'));
  if (existsSync(links)) throw new Error(`${links} exists already: say another file with --links.`);
  const { 'dry-run': dryRun = false, 'without-broken': withoutBroken = false } = values;
  const source = { file: target, content: readFileSync(pathFrom(asked, target), 'utf8') };
  const keepLinks = (made: MadeInvitation[]): void => {
    if (made.length > 0) writeLinks(links, made, linkOf);
  };
  const result = await importInvitations(db, outlet, source, { now, withoutBroken, dryRun, keepLinks });
  say(describeImport(result, dryRun));
  if (result.made.length > 0) say(`The links of the new ones, which stand nowhere else: ${links}`);
  if (result.mistakes.length > 0) asked.fail();
}

async function run(context: Parameters<Command['run']>[0]): Promise<void> {
  const { config, args } = context;
  const { db } = context.database;
  const { values, command, target } = readArguments(args);
  const commands: Record<string, (asked: Asked) => Promise<void>> = {
    make,
    list,
    revoke: (asked) => revoke(asked, target),
    import: (asked) => importFile(asked, target),
  };
  const chosen = commands[command ?? ''];
  if (!chosen) throw new Error(USAGE);
  const outlet = await findOutlet(db, values.outlet);
  const origin = publicAddress(config.publicAddress)(outlet);
  await chosen({
    ...context,
    db,
    outlet,
    linkOf: (token) => invitationLink(origin, token),
    values,
    now: systemClock().now(),
  });
}

export const inviteCommand: Command = { run, needsShop: true };
