// What benchmarks print, line by line, so that two of their runs can be held beside each other: the words of a line say
// what its numbers are.

/** The numbers of the lines by their words; a line that comes again is another one. */
export type Figures = Map<string, number[]>;

/** A benchmark's own verdict, which must not make two lines of what is one figure. */
const verdict = / (?:met|MISSED)$/;
const number = /(?<![\w.])\d+(?:,\d{3})*(?:\.\d+)?/g;

export function figuresIn(output: string): Figures {
  const figures: Figures = new Map();
  const seen = new Map<string, number>();
  for (const line of output.split('\n')) {
    const numbers = line.match(number)?.map((one) => Number(one.replaceAll(',', ''))) ?? [];
    if (numbers.length === 0) continue;
    const words = line.replaceAll(number, '#').replace(verdict, '').trim();
    const times = (seen.get(words) ?? 0) + 1;
    seen.set(words, times);
    figures.set(`${words}\n${times}`, numbers);
  }
  return figures;
}

export interface Row {
  what: string;
  older: number;
  newer: number;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** The part of a line that speaks of its number at this place, with what stands before the line's first colon. */
function wordsOf(key: string, place: number, numbers: readonly number[]): string {
  const [words = ''] = key.split('\n');
  let at = -1;
  const filled = words.replaceAll('#', () => {
    at += 1;
    return at === place ? '#' : String(numbers[at]);
  });
  const [head = '', ...rest] = filled.split(': ');
  const parts = (rest.length > 0 ? rest.join(': ') : head).split(', ');
  const part = parts.find((one) => one.includes('#')) ?? head;
  return rest.length > 0 && !head.includes('#') ? `${head}: ${part}` : part;
}

/**
 * What moved between the runs of two versions, by the middle one of each. Numbers that are the same in every run are part
 * of the words, such as how many buyers there were.
 */
export function compare(then: readonly Figures[], now: readonly Figures[]): Row[] {
  const rows: Row[] = [];
  for (const [key, first] of now[0] ?? []) {
    const both = [...then, ...now].map((figures) => figures.get(key) ?? []);
    if (both.some((numbers) => numbers.length !== first.length)) continue;
    for (const place of first.keys()) {
      const values = both.map((numbers) => numbers[place]!);
      if (values.every((value) => value === values[0])) continue;
      const what = wordsOf(key, place, first);
      rows.push({
        what,
        older: median(values.slice(0, then.length)),
        newer: median(values.slice(then.length)),
      });
    }
  }
  return rows;
}

const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

export function tableOf(rows: readonly Row[]): string {
  const ratio = ({ older, newer }: Row) => (older === 0 ? '–' : (newer / older).toFixed(2));
  const line = (what: string, ...cells: string[]) =>
    `  ${what.padEnd(64)}${cells.map((cell) => cell.padStart(10)).join('')}`;
  return [
    line('', 'then', 'now', 'now/then'),
    ...rows.map((row) => line(row.what, shown(row.older), shown(row.newer), ratio(row))),
  ].join('\n');
}
