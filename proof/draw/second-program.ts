// The verifier in another language, as a program beside this one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../packages/draw/verify/verify-draw.py');
const interpreters = ['python3', 'python'];

export interface Answer {
  readonly isProven: boolean;
  /** The first line that does not hold, and what was looked at. */
  readonly failure: string;
}

export class SecondProgram {
  readonly #python: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'stagedoor-draw-'));

  private constructor(python: string) {
    this.#python = python;
  }

  /** Nothing when this machine has no Python 3. */
  static find(): SecondProgram | undefined {
    const python = interpreters.find((name) => {
      const { stdout, status } = spawnSync(name, ['--version'], { encoding: 'utf8' });
      return status === 0 && stdout.startsWith('Python 3');
    });
    return python === undefined ? undefined : new SecondProgram(python);
  }

  /** What it prints for an array of cases: canonical JSON, null for each that it refuses. */
  runCases(cases: readonly unknown[]): string {
    const { stdout, stderr } = this.#run(['--cases', this.#write('cases.json', JSON.stringify(cases))]);
    if (!stdout) throw new Error(stderr);
    return stdout.trimEnd();
  }

  verify(file: string | Uint8Array, log?: string): Answer {
    const given = [this.#write('audit.ndjson', file)];
    if (log !== undefined) given.push('--log', this.#write('log.ndjson', log));
    const { status, stderr } = this.#run(given);
    const [, check, line] = /^does not hold \((.+)\): line (\d+):/.exec(stderr) ?? [];
    if (status !== 0 && line === undefined) throw new Error(stderr);
    return { isProven: status === 0, failure: line === undefined ? '' : `line ${line}, ${check}` };
  }

  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #run(given: readonly string[]) {
    return spawnSync(this.#python, [program, ...given], { encoding: 'utf8', maxBuffer: 1 << 30 });
  }

  #write(name: string, content: string | Uint8Array): string {
    const path = join(this.#folder, name);
    writeFileSync(path, content);
    return path;
  }
}
