// Writes docs/api/*.json out of the contract; with --check it only tells whether the files are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../platform/http/openapi.ts';

const folder = join(import.meta.dirname, '../../../../docs/api');
const documents = { 'openapi.json': 'shop', 'office.json': 'office' } as const;

function current(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

for (const [name, audience] of Object.entries(documents)) {
  const file = join(folder, name);
  const wanted = `${JSON.stringify(openApi(audience), null, 2)}\n`;
  if (!process.argv.includes('--check')) {
    writeFileSync(file, wanted);
  } else if (current(file) !== wanted) {
    process.stderr.write(
      `docs/api/${name} is stale: run node apps/server/src/cli/openapi.ts and commit it.\n`,
    );
    process.exitCode = 1;
  }
}
