/** Why the draw's format refuses something, without the way through it: `after[2].level` is the level of line 3. */
const parts: Readonly<Record<string, string>> = {
  level: 'the level',
  quantity: 'the quantity',
  entry: 'the entry',
  at: 'its time',
  after: 'the correction',
};

export function refusalWords(path: string, reason: string): string {
  const [, index] = /\[(\d+)\]/.exec(path) ?? [];
  const part = parts[path.split('.').at(-1) ?? ''];
  const line = index === undefined ? undefined : `line ${Number(index) + 1}`;
  const what = part && line ? `${part} of ${line}` : (part ?? line ?? 'it');
  return `${what} ${reason}`;
}
