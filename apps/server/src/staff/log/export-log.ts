import type { LogEntry } from '@stagedoor/contract/calls/office/log';
import { changedFacts, nameWords } from '@stagedoor/rules/staff/fact-words';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import type { ToldIn } from '@stagedoor/rules/writing/told-in';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { ofSeller } from '../../sellers/index.ts';
import { defineExport } from '../../platform/tasks/define-export.ts';
import { countLog, readLog } from './read-log.ts';
import type { LogQuestion } from './read-log.ts';

const ROWS = 1000;

/** As a task keeps it: times are text. */
export interface LogExportDetails extends Omit<LogQuestion, 'sellerId' | 'ownStaffId' | 'from' | 'to'> {
  from?: string | undefined;
  to?: string | undefined;
}

const asked = (sellerId: number, { from, to, ...details }: LogExportDetails): LogQuestion => ({
  ...details,
  sellerId,
  ownStaffId: undefined,
  from: from === undefined ? undefined : new Date(from),
  to: to === undefined ? undefined : new Date(to),
});

const rowOf = (entry: LogEntry, told: ToldIn): CsvRow => [
  entry.at.toISOString(),
  entry.staff?.email ?? entry.by,
  entry.key,
  entry.refused ? 'refused' : '',
  isOneOf(keysOf(logActions), entry.action) ? logActions[entry.action] : entry.action,
  entry.subject && nameWords(entry.subject.kind),
  entry.subject?.id,
  changedFacts(undefined, entry.before, told),
  changedFacts(undefined, entry.after, told),
  entry.reason,
];

/** The log for whoever keeps books elsewhere; values that belong to a person stay here, where they can be erased. */
export const logExport = defineExport<LogExportDetails, string>({
  kind: 'log.export',
  permission: 'log.export',
  heads: ['When', 'Who', 'Key', 'Refused', 'What', 'Kind', 'Which', 'Before', 'After', 'Reason'],
  count: (tx, { sellerId, details }) => countLog(tx, asked(sellerId, details)),
  read: async (tx, { sellerId, details }, cursor) => {
    const { rows, after } = await readLog(tx, asked(sellerId, details), { after: cursor }, ROWS);
    const told = await ofSeller.told(tx, sellerId);
    return { rows: rows.map((entry) => rowOf(entry, told)), cursor: after };
  },
});
