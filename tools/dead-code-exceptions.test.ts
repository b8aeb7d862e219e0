import { expect, test } from 'vitest';
import { excuse } from './dead-code-exceptions.ts';

type Findings = Parameters<typeof excuse>[0];

const findings = (exported: Record<string, string[]>): Findings =>
  ({
    issues: {
      exports: Object.fromEntries(
        Object.entries(exported).map(([file, names]) => [
          file,
          Object.fromEntries(names.map((name) => [name, {}])),
        ]),
      ),
    },
    counters: { exports: Object.values(exported).flat().length },
  }) as unknown as Findings;

const steps = { files: 'apps/*/*-steps.ts', name: /Steps$/, why: 'Tests kill at them.' };
const gone = { files: 'apps/a/gone.ts', name: /./, why: 'It was there once.' };

test('what an exception names is excused, and nothing beside it', () => {
  const found = findings({ 'apps/a/b-steps.ts': ['bSteps', 'other'], 'apps/a/c.ts': ['cSteps'] });
  expect(excuse(found, [steps])).toEqual([]);
  expect(found).toEqual(findings({ 'apps/a/b-steps.ts': ['other'], 'apps/a/c.ts': ['cSteps'] }));
});

test('an exception that hides nothing is told', () => {
  expect(excuse(findings({ 'apps/a/b-steps.ts': ['bSteps'] }), [steps, gone])).toEqual([gone]);
});
