// npm run openapi:client: the types of every office call, out of docs/api/office.json alone, by a generator that is fetched for
// it. With --check it only tells whether the file is up to date.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './runtime/folders.mjs';

const GENERATOR = 'openapi-typescript@7.13.0';
/** The generator's own: it works with the compiler's syntax tree, which later compilers keep to themselves. */
const COMPILER = 'typescript@5.9.3';

const types = join(root, 'docs/api/office.d.ts');
const scratch = mkdtempSync(join(root, '.cache/client-'));
const made = join(scratch, 'office.d.ts');
try {
  const packages = [GENERATOR, COMPILER].map((name) => `--package=${name}`);
  const command = ['openapi-typescript', 'docs/api/office.json', '-o', made];
  execFileSync('npm', ['exec', '--yes', ...packages, '--', ...command], { cwd: root, stdio: 'inherit' });
  if (!process.argv.includes('--check')) {
    renameSync(made, types);
  } else if (readFileSync(made, 'utf8') !== readFileSync(types, 'utf8')) {
    process.stderr.write('docs/api/office.d.ts is stale: run npm run openapi:client and commit it.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(scratch, { recursive: true });
}
