// A box office whose outlet was founded here and never was open: every line of its checklist is put aside.
import { liveLines } from '@stagedoor/rules/setup/live-lines';
import { loadCustomers } from '../../accounts/testing/people.ts';
import type { Database } from '../../platform/db/database.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { loadSmallCatalogue } from '../../testing/small-catalogue.ts';

export async function worldOfWaitingOutlet(
  outletId: number,
  load: (database: Database) => Promise<void> = async () => {},
): Promise<OfficeWorld> {
  const world = await officeWorld('server');
  await loadCustomers(world.database);
  await loadSmallCatalogue(world.database);
  await load(world.database);
  await world.database.runScript(`
    update sellers set invoices = '{"issue": true}';
    insert into outlet_openings (seller_id, outlet_id, made_at) values (1, ${outletId}, '2026-01-01');
    insert into live_lines (seller_id, outlet_id, line, state, evidence, tested_at, aside_reason, aside_by, aside_at)
      select 1, ${outletId}, line, 'bad', 'Nothing there', '2026-01-01', 'Only a test', 1, '2026-01-01'
      from unnest(array[${liveLines.map((line) => `'${line}'`).join(', ')}]) as line;
    update outlets set maintenance_message = 'Soon' where outlet_id = ${outletId}`);
  world.forget();
  return world;
}
