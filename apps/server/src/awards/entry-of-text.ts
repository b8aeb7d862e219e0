/** An entry out of the text that it was sealed as; whoever reads its parts judges them. */
export function entryOfText({ salt, entry }: { salt: string; entry: string }): {
  salt: string;
  entry: unknown;
} {
  const read: unknown = JSON.parse(entry);
  return { salt, entry: read };
}
