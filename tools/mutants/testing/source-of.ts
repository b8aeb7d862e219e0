import { parseSync } from 'oxc-parser';
import type { Source } from '../../sources.ts';

export function sourceOf(text: string, path = 'packages/rules/src/sample.ts'): Source {
  return { path, text, parsed: parseSync(path, text) };
}
