import type { Config } from './config.ts';
import type { Db } from './platform/db/tables.ts';
import { STAND_IN_HOST } from './stand-in-gateway/index.ts';
import './sellers/index.ts';

const signIns = [
  ['Private shop "Backstage"', 'password encore'],
  ['Customers', 'fan@example.com or new@example.com, password Lantern2026'],
  ['A member', 'signs in at Tidewater Members, through the stand-in membership page'],
  [
    'Invitations',
    'at the guest list: /?invitation=demo-all-payment, demo-ship-mobile, demo-willcall, demo-expired',
  ],
] as const;

/** What a start prints: where to go, and in the demo what to type there. */
export async function welcome(db: Db, config: Config): Promise<string> {
  const rows = await db
    .selectFrom('outlets as o')
    .innerJoin('outlet_hosts as h', 'h.outlet_id', 'o.outlet_id')
    .select(['o.outlet_id', 'o.name', 'h.host'])
    .where('h.is_main', '=', true)
    .orderBy('o.outlet_id')
    .execute();
  const shops = rows.map(({ name, host }) => `  ${name.padEnd(22)} http://${host}:${config.port}`);
  const lines = [`Stagedoor is ready on port ${config.port}.`, ...shops];
  lines.push(`  ${'The calls'.padEnd(22)} http://localhost:${config.port}/gen.v1/docs`);
  if (!config.production)
    lines.push(`  ${'Mail that was written'.padEnd(22)} http://localhost:${config.port}/demo/mail`);
  if (config.gateway.kind === 'stand-in' && config.gateway.apiUrl === undefined)
    lines.push(`  ${"The stand-in's books".padEnd(22)} http://${STAND_IN_HOST}:${config.port}`);
  if (config.demo) lines.push(...signIns.map(([who, what]) => `  ${who.padEnd(22)} ${what}`));
  return lines.join('\n');
}
