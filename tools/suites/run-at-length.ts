// Runs server tests at another length than npm test does, as their settings in the environment say.
import { runStep } from '../run-step.ts';

export async function runAtLength(settings: Record<string, string>, files: string[] = []): Promise<void> {
  Object.assign(process.env, settings);
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project=server', '--project=long', ...files];
  const { isOk } = await runStep({ name: 'server', command, isShown: true });
  process.exitCode = isOk ? 0 : 1;
}
