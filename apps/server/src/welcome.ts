import type { Config } from './config.ts';
import type { Db } from './platform/db/tables.ts';
import { officeOrigin } from './platform/http/office-place.ts';
import { publicAddress } from './platform/public-address.ts';
import { listOutlets } from './sellers/index.ts';
import type { OwnerLink } from './staff/index.ts';
import { STAND_IN_HOST } from './stand-in-gateway/index.ts';

const signIns = [
  ['Private shop "Backstage"', 'password encore'],
  ['Customers', 'fan@example.com or new@example.com, password Lantern2026'],
  ['Staff', 'owner@, desk@, finance@ or viewer@lantern.example, password BoxOffice2026'],
  ['In Lyon', 'a second seller, in euros, through Stripe: fan@example.com; staff owner@quai.example'],
  ['A member', 'signs in at Tidewater Members, through the stand-in membership page'],
  [
    'Invitations',
    'at the guest list: /?invitation=demo-all-payment, demo-ship-mobile, demo-willcall, demo-expired',
  ],
] as const;

/** Ways in for those who come first, each printed nowhere else. */
interface FirstLinks {
  owners: OwnerLink[];
  /** Where there is no seller. */
  firstRun: string | undefined;
}

/** What a start prints: where to go, and in the demo what to type there. */
export async function welcome(db: Db, config: Config, links: FirstLinks): Promise<string> {
  const outlets = (await listOutlets(db)).filter(({ host }) => host !== null);
  // Where browsers reach it: under `npm run dev` that is the port that reloads, behind a proxy the proxy's.
  const addressOf = publicAddress(config.publicAddress);
  const shops = outlets.map(
    ({ name, host }) => `  ${name.padEnd(22)} ${addressOf({ mainHost: host ?? undefined })}`,
  );
  const own =
    config.publicAddress.scheme === 'http' ? (config.publicAddress.port ?? config.port) : config.port;
  const lines = [`Stagedoor is ready on port ${config.port}.`, ...shops];
  const { place } = config.staff;
  if (place.kind !== 'none') {
    const origin = officeOrigin(place, addressOf, outlets[0]?.host ?? 'localhost');
    lines.push(`  ${'Box office'.padEnd(22)} ${origin}`);
  }
  lines.push(`  ${'The calls'.padEnd(22)} http://localhost:${own}/gen.v1/docs`);
  if (config.demoTools)
    lines.push(`  ${'Mail that was written'.padEnd(22)} http://localhost:${own}/demo/mail`);
  if (config.demoTools && config.payments.kind === 'stand-in' && config.payments.apiUrl === undefined)
    lines.push(`  ${"The stand-in's books".padEnd(22)} http://${STAND_IN_HOST}:${own}`);
  if (config.isKindUnsaid)
    lines.push(
      '  NODE_ENV is not set: this is not a production server. Set NODE_ENV=production for a shop that sells.',
    );
  if (links.firstRun !== undefined)
    lines.push(
      '  There is no shop yet. This link makes the first one, once, within a day:',
      `  ${links.firstRun}`,
    );
  for (const { sellerName, address } of links.owners)
    lines.push(
      `  ${sellerName} has no owner yet. This link makes the first one, once, within seven days:`,
      `  ${address}`,
    );
  if (config.demo) lines.push(...signIns.map(([who, what]) => `  ${who.padEnd(22)} ${what}`));
  return lines.join('\n');
}
