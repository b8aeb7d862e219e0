// An input for every office call that changes something, as it is sent (API-02). The suite that tries all calls sends them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '@stagedoor/rules/values/record-of';

export const OFFICE_EXAMPLES = recordOf(
  JSON.parse(readFileSync(join(import.meta.dirname, 'office-examples.json'), 'utf8')),
);
