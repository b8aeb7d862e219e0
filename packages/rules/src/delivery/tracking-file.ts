/** What is read of a file of tracking numbers at once. */
export const MOST_TRACKING_LINES = 5000;

/** How many lines stand under the head of a file, before anybody reads it; empty ones do not count. */
export function linesUnderHead(file: string): number {
  let lines = 0;
  for (const line of file.matchAll(/[^\r\n]+/g)) if (line[0].trim() !== '') lines += 1;
  return Math.max(lines - 1, 0);
}
