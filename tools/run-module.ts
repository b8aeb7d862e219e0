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

export async function runNamed(folder: string, name: string, args: string[] = []): Promise<boolean> {
  if (!namesIn(folder).includes(name)) {
    console.error(
      `There is no ${folder}/${name}.ts: choose among ${namesIn(folder).join(', ') || 'none yet'}.`,
    );
    return false;
  }
  const { isOk } = await runStep({ name, command: [`${folder}/${name}.ts`, ...args], isShown: true });
  return isOk;
}
