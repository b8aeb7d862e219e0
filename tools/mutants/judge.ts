// Breaks one thing after the other, in lanes side by side, and says what the tests noticed.
import { testChooser, type Choice } from './choose-tests.ts';
import type { Chosen, TestEnd } from './lane.ts';
import type { Mutant } from './mutant.ts';
import { openLane, type Lane, type LanePlace } from './open-lane.ts';
import type { Tests } from './tests-of.ts';

/** What became of a mutant; `hung` tests were ended, which nobody would overlook. */
export type Fate = 'noticed' | 'hung' | 'unnoticed' | 'unreached';

export interface Verdict {
  mutant: Mutant;
  fate: Fate;
  /** How many tests came by it, and who noticed. */
  tests: number;
  by?: string | undefined;
}

const noteLimitMs = 3_600_000;
/** To begin with; a broken loop is worth no more of anybody's time. */
const patienceMs = 30_000;
const patience = 5;

export interface Judging {
  mutants: readonly Mutant[];
  files: Chosen[];
  loads: Tests['loads'];
  lanes: readonly LanePlace[];
  onVerdict: (verdict: Verdict) => void;
}

export async function judge({ mutants, files, loads, lanes, onVerdict }: Judging): Promise<void> {
  const { ends, stuck } = await noteReach(files, lanes);
  const noticed = new Map(
    ends.flatMap(({ title, reach }) => (reach?.noticed ?? []).map((id) => [id, title])),
  );
  const choose = testChooser(ends, loads);
  const waiting: { mutant: Mutant; choice: Choice }[] = [];
  for (const mutant of mutants) {
    const choice = choose(mutant);
    const by = noticed.get(mutant.id);
    if (stuck.includes(mutant.id)) onVerdict({ mutant, fate: 'hung', tests: choice.tests });
    else if (by !== undefined) onVerdict({ mutant, fate: 'noticed', tests: choice.tests, by });
    else if (choice.tests === 0) onVerdict({ mutant, fate: 'unreached', tests: 0 });
    else waiting.push({ mutant, choice });
  }
  await Promise.all(
    lanes.map(async (place) => {
      const lane = openLane({ ...place, workers: 1, task: 'break' });
      for (let next = waiting.shift(); next; next = waiting.shift()) onVerdict(await tryOne(lane, next));
      await lane.close();
    }),
  );
}

async function tryOne(lane: Lane, { mutant, choice }: { mutant: Mutant; choice: Choice }): Promise<Verdict> {
  const order = { mutant: mutant.id, settled: [], files: choice.files };
  const answer = await lane.run(order, patienceMs + patience * choice.ms);
  const by = answer?.tests.find(({ isOk }) => !isOk)?.title ?? answer?.faults[0];
  const fate = !answer ? 'hung' : by === undefined ? 'unnoticed' : 'noticed';
  return { mutant, fate, tests: choice.tests, by };
}

interface Noted {
  ends: TestEnd[];
  /** Their tests had to be ended from outside. */
  stuck: number[];
}

/** Every test with nothing broken: one that fails anyway would notice everything. */
async function noteReach(files: Chosen[], lanes: readonly LanePlace[]): Promise<Noted> {
  const lane = openLane({ ...lanes[0]!, workers: lanes.length, task: 'note' });
  const stuck: number[] = [];
  for (;;) {
    const answer = await lane.run({ mutant: null, settled: stuck, files }, noteLimitMs);
    if (!answer) throw new Error('The tests do not end, with nothing broken.');
    if (answer.stuck.length > 0) {
      stuck.push(...answer.stuck);
      continue;
    }
    await lane.close();
    const broken = [
      ...answer.tests.filter(({ isOk }) => !isOk).map(({ file, title }) => `  ${file}  ${title}`),
      ...answer.faults.map((fault) => `  ${fault}`),
    ];
    if (broken.length > 0) throw new Error(`Tests fail with nothing broken:\n${broken.join('\n')}`);
    return { ends: answer.tests, stuck };
  }
}
