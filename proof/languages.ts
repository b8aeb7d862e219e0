// npm run proof -- languages: shops in other languages, from the sentence to the screen. A purchase, a request with its
// plan and an invitation are walked in every language but English, and every visible text on the way is held beside the
// shop's English; a language is added from an empty folder; every screen of customers is looked at in two languages made
// by a rule, a longer one and one from right to left, on three widths. --only=walks (new-language, screens) does one.
import { runStep } from '../tools/run-step.ts';
import type { Step } from '../tools/run-step.ts';

const playwright = ['node_modules/@playwright/test/cli.js', 'test'];
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server'];

const steps: Step[] = [
  { name: 'walks', command: [...playwright, 'e2e/at-length/languages.spec.ts'] },
  { name: 'new-language', command: [...vitest, 'tools/words/new-language.server.test.ts'] },
  { name: 'screens', command: ['tools/screens.ts', '--test-languages'] },
];

const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const wanted = steps.filter(({ name }) => only === undefined || name === only);
process.env.E2E_AT_LENGTH = 'journeys';

const failed = wanted.length === 0 ? [`There is no ${only}`] : [];
// All of them, so that one run tells everything that is to be mended.
for (const step of wanted) {
  const { isOk, seconds } = await runStep({ ...step, isShown: true });
  console.log(`${isOk ? '✓' : '✗'} ${step.name}: ${(seconds / 60).toFixed(1)} min`);
  if (!isOk) failed.push(step.name);
}
if (failed.length > 0) console.error(`Not in order: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
