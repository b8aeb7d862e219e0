import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judge } from '../programme/index.ts';
import { anyProgramme } from '../programme/testing/any-programme.ts';
import { readFolder } from './read-folder.ts';
import { writtenFiles } from './writing/written-files.ts';

const now = new Date('2026-11-15T12:00:00Z');

function readBack(files: ReadonlyMap<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'stagedoor-written-'));
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    const { programme, report } = readFolder(folder, now);
    return { programme, mistakes: report.mistakes };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('[OPS-50] the files of any description, read again, describe the same', () => {
  fc.assert(
    fc.property(anyProgramme, (given) => {
      const { programme, problems } = judge(given(7, 71));
      expect(problems).toEqual([]);
      expect(readBack(writtenFiles(programme!).files)).toEqual({ programme, mistakes: [] });
    }),
    { numRuns: 60 },
  );
});
