import { useCallback, useMemo, useState } from 'react';
import {
  MOST_LINES,
  readTable,
  tableText,
  withCell,
  withoutLines,
} from '@stagedoor/rules/setup/pasted-table';
import type { PastedColumn, PastedTable } from '@stagedoor/rules/setup/pasted-table';
import { pastedShows, tableJudge } from '@stagedoor/rules/setup/pasted-shows';
import type { JudgedLine, KnownVenue, PastedShow } from '@stagedoor/rules/setup/pasted-shows';
import type { NewVenue } from './sent-show.ts';

interface Pasted {
  /** As it stands in the field above. */
  text: string;
  table: PastedTable;
}

const asPasted = (text: string): Pasted => ({ text, table: readTable(text) });
const asTyped = (table: PastedTable): Pasted => ({ text: tableText(table), table });

const none: JudgedLine[] = [];

/** What was pasted, and what is thought of it: of two thousand lines only those that change are judged anew. */
export function usePasted(known: readonly KnownVenue[], decimals: number) {
  const [{ text, table }, setPasted] = useState(() => asPasted(''));
  const [fresh, setFresh] = useState<readonly NewVenue[]>([]);
  const judge = useMemo(
    () => tableJudge({ venues: [...known, ...fresh], decimals }),
    [known, fresh, decimals],
  );
  const isLong = table.lines.length > MOST_LINES;
  const lines = useMemo(() => (isLong ? none : judge(table)), [isLong, judge, table]);
  const shows = useMemo(() => pastedShows(lines), [lines]);
  const setText = useCallback((typed: string) => setPasted(asPasted(typed)), []);
  const type = useCallback(
    (line: number, column: PastedColumn, value: string) =>
      setPasted((before) => asTyped(withCell(before.table, line, column, value))),
    [],
  );
  /** Shows that are drafts by now leave the table. */
  const takeOut = useCallback((made: readonly PastedShow[]) => {
    const gone = new Set(made.flatMap((show) => show.lines.map(({ line }) => line)));
    setPasted((before) => asTyped(withoutLines(before.table, gone)));
  }, []);
  const addVenue = useCallback(
    (venue: Omit<NewVenue, 'id'>) => setFresh((before) => [...before, { ...venue, id: -1 - before.length }]),
    [],
  );
  return { text, table, isLong, lines, shows, fresh, setText, type, takeOut, addVenue };
}
