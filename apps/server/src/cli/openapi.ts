// Writes docs/api/openapi.json out of the contract; with --check it only tells whether the file is up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApi } from '../platform/http/openapi.ts';

const file = join(import.meta.dirname, '../../../../docs/api/openapi.json');
const wanted = `${JSON.stringify(openApi(), null, 2)}\n`;

function current(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(file, wanted);
} else if (current() !== wanted) {
  process.stderr.write(
    'docs/api/openapi.json is stale: run node apps/server/src/cli/openapi.ts and commit it.\n',
  );
  process.exit(1);
}
