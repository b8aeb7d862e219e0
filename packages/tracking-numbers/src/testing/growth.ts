/**
 * Prints how many times longer `detect` takes for 1 MB of a hostile text than for 10 KB of it. A program of
 * its own, because a test runner's way of loading modules slows it down by a factor that is not ours.
 */

import { detect } from '../detect.ts';
import { hostileTexts } from './hostile-texts.ts';

const textOf = hostileTexts[process.argv[2] ?? ''];
if (!textOf) throw new Error(`One of: ${Object.keys(hostileTexts).join(', ')}`);

const REPEATS = 40;
const small = textOf(10_000);
const large = textOf(1_000_000);
workOn(small, REPEATS);
const forSmall = workOn(small, REPEATS) / REPEATS;
process.stdout.write(String(workOn(large, 1) / forSmall));

/** The processor's time, which busy neighbours do not lengthen. */
function workOn(text: string, times: number): number {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) detect(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
