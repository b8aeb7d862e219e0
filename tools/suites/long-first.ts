// The order of test files: those that take long come first, so that no core waits for them at the end. Vitest knows how
// long files took the last time; on its first run it goes by their size, which says little of a file that starts servers.
import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const startsProcesses = /server-process|order-proof|node:child_process|newCluster|load-?[dD]emo/;

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = new Map(
      sorted.map(({ moduleId }) => [moduleId, startsProcesses.test(readFileSync(moduleId, 'utf8'))]),
    );
    return sorted.toSorted((a, b) => Number(isLong.get(b.moduleId)) - Number(isLong.get(a.moduleId)));
  }
}
