import { liveLines } from '@stagedoor/rules/setup/live-lines';
import type { OfficeWorld } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

const WAITING = 3;

/** An outlet that waits to open, although files made it: every line of its checklist is put aside. */
async function waitingOutlet({ database, people }: OfficeWorld): Promise<{ outletId: number }> {
  const lines = liveLines.map((line) => `('${line}')`).join(', ');
  await database.runScript(`
    delete from live_lines where outlet_id = ${WAITING};
    delete from outlet_openings where outlet_id = ${WAITING};
    insert into outlet_openings (seller_id, outlet_id, made_at) values (1, ${WAITING}, '2026-11-01');
    insert into live_lines (seller_id, outlet_id, line, state, evidence, tested_at, aside_reason, aside_by, aside_at)
      select 1, ${WAITING}, line, 'bad', 'Nothing there', '2026-11-01', 'Only a sample', ${people['owner']}, '2026-11-01'
      from (values ${lines}) as lines (line)`);
  return { outletId: WAITING };
}

export const setupSamples: Record<string, Sample> = {
  putLiveLineAside: {
    input: async (world) => ({ ...(await waitingOutlet(world)), line: 'backup', reason: 'Another reason' }),
    isOfSeller: true,
  },
  openOutlet: { input: waitingOutlet, isOfSeller: true },
};
