// A second seller beside the demo world: other money, another gateway, the same process.
import { join } from 'node:path';
import { loadDemoCustomer } from '../accounts/index.ts';
import { loadDemoGateway } from '../payments/index.ts';
import type { Database } from '../platform/db/database.ts';
import type { HarmCheck } from '../programme/index.ts';
import { loadDemoOwner } from '../staff/index.ts';
import { importFolder } from './import-folder.ts';
import { loadDemoCard } from './load-demo-cards.ts';

const LYON_FOLDER = join(import.meta.dirname, '../../../../demo/lyon');
const LYON = 2;
const owner = { email: 'owner@quai.example', name: 'Inès Rochard' };
const fan = { sellerId: LYON, email: 'fan@example.com', first: 'Léa', last: 'Morel' };

/** Loading twice changes nothing. */
export async function loadDemoLyon(
  database: Database,
  now: Date,
  { harmChecks }: { harmChecks: readonly HarmCheck[] },
): Promise<void> {
  const { mistakes } = await importFolder(database, LYON_FOLDER, { now, harmChecks });
  const [mistake] = mistakes;
  if (mistake)
    throw new Error(
      `The hall in Lyon is broken: ${mistake.place.file}:${mistake.place.line}: ${mistake.text}`,
    );
  const { db } = database;
  await loadDemoGateway(db, { sellerId: LYON, kind: 'stripe', currency: 'EUR' }, now);
  await loadDemoOwner(db, LYON, owner, now);
  const { userId } = await loadDemoCustomer(db, fan, now);
  const { first: firstName, last: lastName } = fan;
  await loadDemoCard(database, { sellerId: LYON, gateway: 'stripe' }, { userId, firstName, lastName }, now);
}
