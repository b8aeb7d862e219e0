import { liveMessages } from '@stagedoor/rules/messages/live-lines';
import { liveLines } from '@stagedoor/rules/setup/live-lines';
import type { LiveLine } from '@stagedoor/rules/setup/live-lines';
import { openings } from '../../sellers/index.ts';
import type { OutletMoment } from '../../sellers/index.ts';
import { keepLine, readLines } from './live-line-store.ts';
import type { LiveNeeds } from './live-needs.ts';
import { liveTests } from './live-tests.ts';

/** Tests lines of an outlet and keeps what was found. One that cannot run says so; the others go on. */
export async function testOutlet(
  needs: LiveNeeds,
  outlet: OutletMoment,
  lines: readonly LiveLine[] = liveLines,
): Promise<void> {
  await Promise.all(
    lines.map(async (line) => {
      const found = await liveTests[line](needs, outlet).catch(() => ({
        state: 'unknown' as const,
        evidence: liveMessages.couldNotRun,
      }));
      await keepLine(needs.db, outlet, { line, ...found });
    }),
  );
}

/** What it opened with: a line that came with a later version is no reason to call somebody, nor is a test of long ago. */
const ofOpenShop = async (needs: LiveNeeds, outlet: OutletMoment): Promise<LiveLine[]> =>
  (await readLines(needs.db, outlet)).map(({ line }) => line).filter((line) => line !== 'test-order');

/** All outlets that were founded here, one after the other. */
export async function testFoundedOutlets(needs: LiveNeeds, now: Date): Promise<void> {
  for (const { openedAt, ...key } of await openings.founded(needs.db)) {
    const outlet = { ...key, now };
    await testOutlet(needs, outlet, openedAt ? await ofOpenShop(needs, outlet) : liveLines);
  }
}
