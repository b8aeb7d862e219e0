// Runs the browser's tests at a length that npm test does not.
import type { AtLength } from '../../e2e/length.ts';
import { runStep } from '../../tools/run-step.ts';

export async function browserAtLength(what: AtLength): Promise<void> {
  process.env.E2E_AT_LENGTH = what;
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)];
  const { isOk } = await runStep({ name: what, command, isShown: true });
  process.exitCode = isOk ? 0 : 1;
}
