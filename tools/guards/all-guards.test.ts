import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../runtime/folders.mjs';
import { cases } from '../testing/cases.ts';
import { guards } from './all-guards.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

test.each(cases(guards))(
  '$line, $what: its text stands once, and a test of its own names the line',
  (guard) => {
    expect(read(guard.file).split(guard.text).length - 1, guard.file).toBe(1);
    expect(read(guard.test), guard.test).toContain(`[${guard.line}]`);
  },
);
