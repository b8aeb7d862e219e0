import type { ImportResult } from './import-folder.ts';
import type { Remark } from './reading/report.ts';

const remarkLine = ({ place, text }: Remark, word: string): string =>
  `${place.file}:${place.line}: ${word}${text}`;

const MOST_EQUAL = 3;

/** One renamed short name can be wrong in a hundred lines of a file: the first few say it. */
function remarkLines(remarks: readonly Remark[], word: string): string[] {
  const alike = Map.groupBy(remarks, ({ place, text }) => `${place.file}\n${text}`);
  return [...alike.values()].flatMap((same) => {
    const rest = same.length > MOST_EQUAL + 1 ? same.slice(MOST_EQUAL) : [];
    const [first, last] = [rest[0]?.place, rest.at(-1)?.place];
    return [
      ...same.slice(0, same.length - rest.length).map((remark) => remarkLine(remark, word)),
      ...(first && last
        ? [`${first.file}: the same in ${rest.length} more lines, from ${first.line} to ${last.line}.`]
        : []),
    ];
  });
}

const counted = (count: number, word: string): string[] => (count > 0 ? [`${count} ${word}`] : []);

function changeLines({ changes }: ImportResult): string[] {
  return changes.flatMap(({ kind, updatedIds, removedIds }) => [
    ...(updatedIds.length > 0 ? [`updated ${kind}: ${updatedIds.join(', ')}`] : []),
    ...(removedIds.length > 0 ? [`removed ${kind}: ${removedIds.join(', ')}`] : []),
  ]);
}

function summaryLines({ changes }: ImportResult): string[] {
  return changes.flatMap(({ kind, created, updated, unchanged, removed }) => {
    const parts = [
      ...counted(created, 'created'),
      ...counted(updated, 'updated'),
      ...counted(removed, 'removed'),
      ...counted(unchanged, 'unchanged'),
    ];
    return parts.length > 0 ? [`  ${kind}: ${parts.join(', ')}`] : [];
  });
}

function verdict({ mistakes, changes, isCompared }: ImportResult, dryRun: boolean): string {
  if (mistakes.length > 0) {
    return `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}, nothing was loaded.`;
  }
  if (!isCompared)
    return 'The files are in order. There is no up-to-date database yet to compare them with, and a dry run lays no tables.';
  const touched = changes.reduce(
    (sum, { created, updated, removed }) => sum + created + updated + removed,
    0,
  );
  if (touched === 0) return 'Nothing to change: everything is as the folder says.';
  return dryRun ? 'A dry run: this would change, nothing was loaded.' : 'Loaded.';
}

/** What the importer prints: remarks line by line, then what changed, then a summary. */
export function describeResult(result: ImportResult, dryRun: boolean): string {
  return [
    ...remarkLines(result.notices, 'note: '),
    ...remarkLines(result.mistakes, ''),
    ...changeLines(result),
    verdict(result, dryRun),
    ...summaryLines(result),
  ].join('\n');
}
