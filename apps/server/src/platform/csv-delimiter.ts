import { firstOf } from '@stagedoor/rules/values/first-of';

/** Spreadsheets write what their country does: the first line shows by what columns are parted. */
export function csvDelimiter(content: string): string {
  const head = /^[^\r\n]*/.exec(content)![0];
  const counts = [',', ';', '\t'].map((each) => [each, head.split(each).length] as const);
  return firstOf(counts.toSorted(([, a], [, b]) => b - a))[0];
}
