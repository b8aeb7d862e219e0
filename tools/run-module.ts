// Runs programs that live in a folder of their own, by name: benchmarks, proofs.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runStep } from './run-step.ts';
import { root } from './runtime/folders.mjs';

export function namesIn(folder: string): string[] {
  return globSync(join(root, folder, '*.ts'))
    .map((file) => basename(file, '.ts'))
    .filter((name) => !name.includes('.'))
    .sort();
}

/** Answers how it ended: 0 when all is well. */
export async function runNamed(folder: string, name: string, args: string[] = []): Promise<number> {
  if (!namesIn(folder).includes(name)) {
    console.error(
      `There is no ${folder}/${name}.ts: choose among ${namesIn(folder).join(', ') || 'none yet'}.`,
    );
    return 1;
  }
  const { code } = await runStep({ name, command: [`${folder}/${name}.ts`, ...args], isShown: true });
  return code ?? 1;
}
