// Runs one step of a gate as a program of its own, on this Node. Whoever is told to end takes the step with all that it
// started along.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { onExit } from './on-exit.ts';
import { endGroup } from './process-group.ts';
import { root } from './runtime/folders.mjs';

export interface Step {
  name: string;
  /** A script and its arguments. */
  command: string[];
  /** Shows what the step says while it runs, instead of only when it fails. */
  isShown?: boolean | undefined;
  /** Where it runs, if not in this project. */
  cwd?: string | undefined;
}

export interface StepResult {
  name: string;
  isOk: boolean;
  /** Null when it was ended by a signal. */
  code: number | null;
  seconds: number;
  output: string;
}

export async function runStep({ name, command, isShown, cwd = root }: Step): Promise<StepResult> {
  const begun = performance.now();
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
    detached: true,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  const forget = onExit(() => child.pid && endGroup(child.pid));
  let output = '';
  const gather = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', gather);
  child.stderr?.on('data', gather);
  const [code] = (await once(child, 'close')) as [number | null];
  forget();
  return { name, isOk: code === 0, code, seconds: (performance.now() - begun) / 1000, output };
}

/** Runs the steps, two at a time where there are two cores, and reports each as it ends. */
export async function runSteps(
  steps: Step[],
  onEnd: (result: StepResult) => void,
  atOnce = Math.min(2, availableParallelism()),
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      results.push(result);
      onEnd(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export function seconds(duration: number): string {
  return `${duration.toFixed(1)} s`;
}
