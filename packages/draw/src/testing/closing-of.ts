import { auditFile, type Closing } from '../audit-file.ts';
import type { Draw } from '../draw.ts';

/** What a log begins from, without keeping the file. */
export function closingOf(draw: Draw, overrides: readonly unknown[] = []): Closing {
  const pieces = auditFile(draw, overrides);
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
