import { liveMessages } from '@stagedoor/rules/messages/live-lines';
import { liveLines } from '@stagedoor/rules/setup/live-lines';
import { openings } from '../../sellers/index.ts';
import type { OutletMoment } from '../../sellers/index.ts';
import { keepLine } from './live-line-store.ts';
import type { LiveNeeds } from './live-needs.ts';
import { liveTests } from './live-tests.ts';

/** Tests every line of an outlet and keeps what was found. One that cannot run says so; the others go on. */
export async function testOutlet(needs: LiveNeeds, outlet: OutletMoment): Promise<void> {
  await Promise.all(
    liveLines.map(async (line) => {
      const found = await liveTests[line](needs, outlet).catch(() => ({
        state: 'unknown' as const,
        evidence: liveMessages.couldNotRun,
      }));
      await keepLine(needs.db, outlet, { line, ...found });
    }),
  );
}

/** All outlets that were founded here, one after the other. */
export async function testFoundedOutlets(needs: LiveNeeds, now: Date): Promise<void> {
  for (const outlet of await openings.founded(needs.db)) await testOutlet(needs, { ...outlet, now });
}
