/** Names of rows as somebody types them: `A-K, no I`, `AA-FF`, `1-12`, `Front, A-C`. */
const MOST_ROWS = 500;
const LETTERS = /^([A-Z])\1{0,2}$/;

const range = (from: number, to: number, name: (at: number) => string): string[] | undefined =>
  to < from || to - from >= MOST_ROWS
    ? undefined
    : Array.from({ length: to - from + 1 }, (_, step) => name(from + step));

/** `AA` to `FF` doubles each letter, as rows behind Z are called. */
function rowsBetween(first: string, last: string): string[] | undefined {
  if (/^\d{1,4}$/.test(first) && /^\d{1,4}$/.test(last)) return range(Number(first), Number(last), String);
  if (!LETTERS.test(first) || !LETTERS.test(last) || first.length !== last.length) return undefined;
  const name = (code: number): string => String.fromCharCode(code).repeat(first.length);
  return range(first.charCodeAt(0), last.charCodeAt(0), name);
}

/** In their order; undefined where the words are no rows, or name one twice. */
export function rowNames(words: string): string[] | undefined {
  const parts = words.split(',').map((part) => part.trim());
  const left = new Set<string>();
  const rows: string[] = [];
  for (const part of parts) {
    const [, without] = /^no\s+(\S+)$/i.exec(part) ?? [];
    const [, first, last] = /^(\S+?)\s*(?:-|–|to)\s*(\S+)$/.exec(part) ?? [];
    const named = first && last ? rowsBetween(first, last) : /^[^-–]+$/.test(part) ? [part] : undefined;
    if (without !== undefined) left.add(without);
    else if (named) rows.push(...named);
    else return undefined;
  }
  const wanted = rows.filter((row) => !left.has(row));
  const isOnce = new Set(wanted).size === wanted.length;
  return wanted.length === 0 || wanted.length > MOST_ROWS || !isOnce ? undefined : wanted;
}
