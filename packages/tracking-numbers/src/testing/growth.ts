/**
 * Prints how many times longer `detect` takes for 10 MB of a hostile text than for 10 KB of it. A program of
 * its own, because a test runner's way of loading modules slows it down by a factor that is not ours.
 */

import { detect } from '../detect.ts';
import { hostileTexts } from './hostile-texts.ts';

const textOf = hostileTexts[process.argv[2] ?? ''];
if (!textOf) throw new Error(`One of: ${Object.keys(hostileTexts).join(', ')}`);

const small = textOf(10_000);
const large = textOf(10_000_000);
const forSmall = Math.min(...Array.from({ length: 200 }, () => timed(small)));
process.stdout.write(String(timed(large) / Math.max(forSmall, 0.05)));

function timed(text: string): number {
  const start = performance.now();
  detect(text);
  return performance.now() - start;
}
