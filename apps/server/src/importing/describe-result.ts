import type { ImportResult } from './import-folder.ts';
import type { Remark } from './reading/report.ts';

const remarkLine = ({ place, text }: Remark, word: string): string =>
  `${place.file}:${place.line}: ${word}${text}`;

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

function verdict({ mistakes, changes }: ImportResult, dryRun: boolean): string {
  if (mistakes.length > 0) {
    return `${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}, nothing was loaded.`;
  }
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
    ...result.notices.map((remark) => remarkLine(remark, 'note: ')),
    ...result.mistakes.map((remark) => remarkLine(remark, '')),
    ...changeLines(result),
    verdict(result, dryRun),
    ...summaryLines(result),
  ].join('\n');
}
