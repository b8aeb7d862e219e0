// What anybody changed, and what they were refused.
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { addressedFlag, asked, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const facts = z.record(z.string(), z.unknown());

const logEntry = shape('LogEntry', {
  id: text,
  at: instant,
  /** Missing where a job or a command did it. */
  staff: maybe(shape('LogAuthor', { id, name: text, email: text })),
  by: z.enum(['staff', 'job', 'command']),
  /** The key with which a program did it, in the name of whoever made the key. */
  key: maybe(text),
  /** One of `logActions`. */
  action: text,
  refused: flag,
  subject: maybe(shape('LogSubject', { kind: text, id: text })),
  outletId: maybe(id),
  before: maybe(facts),
  after: maybe(facts),
  reason: maybe(text),
  /** Values that belong to a person; gone when the person was erased. */
  personal: maybe(
    shape('LogPersonal', {
      kind: text,
      id,
      before: maybe(facts),
      after: maybe(facts),
      erasedAt: maybe(instant),
    }),
  ),
});
export type LogEntry = Of<typeof logEntry>;

const filter = {
  staffId: maybe(addressedId),
  action: maybe(line(60)),
  outletId: maybe(addressedId),
  from: maybe(instant),
  to: maybe(instant),
  refused: maybe(addressedFlag),
};

export const exportLog = officeCall({
  name: 'exportLog',
  module: 'staff',
  path: 'log/export',
  permission: 'log.export',
  changes: true,
  summary: 'Starts the task that writes the filtered log as CSV.',
  input: asked('LogExport', filter),
  output: task,
});

export const listLog = officeCall({
  name: 'listLog',
  module: 'staff',
  method: 'GET',
  path: 'log',
  permission: 'log.look',
  changes: false,
  summary: 'The log, the latest first, fifty at a time; desk and finance see their own lines.',
  input: asked('LogQuestion', { ...keysetFields, ...filter }),
  output: keysetPage('LogPage', logEntry, {
    /** Whether every entry is as it was sealed, looked at within the last hour; missing before the first look. */
    chain: maybe(
      shape('LogChain', {
        isWhole: flag,
        since: maybe(instant),
        /** Since when entries have no seal, where that is longer than it takes. */
        unsealedSince: maybe(instant),
      }),
    ),
  }),
});
