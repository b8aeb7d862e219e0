import { useRef, useState } from 'react';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import { seatsFromCsv, seatsToCsv } from '@stagedoor/rules/halls/seats-csv';
import { layOut } from '@stagedoor/rules/seats/lay-out';
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { useToasts } from '@stagedoor/ui/toast';
import { counted } from '@stagedoor/rules/writing/counted';
import type { HallEditor } from './use-hall-editor.ts';

/** Seats that say no place are laid out row by row. */
function placed(seats: readonly HallSeat[]): HallSeat[] {
  const sections = [...new Set(seats.map(({ section }) => section))];
  const rows = new Map<string, string[]>();
  for (const { section, row } of seats) {
    const own = rows.get(section) ?? [];
    if (!own.includes(row)) own.push(row);
    rows.set(section, own);
  }
  const places = layOut(
    seats.map(({ section, row, position, x, y }) => ({
      sectionPosition: sections.indexOf(section),
      rowPosition: rows.get(section)?.indexOf(row) ?? 0,
      seatPosition: position,
      mapX: x,
      mapY: y,
    })),
  );
  return seats.map((seat, index) => ({ ...seat, ...places[index] }));
}

interface CsvButtonsProps {
  editor: HallEditor;
  hall: string;
  mayChange: boolean;
}

/** One line a seat: out as it is drawn, in as a list that takes the place of sections of the same name. */
export function CsvButtons({ editor, hall, mayChange }: CsvButtonsProps) {
  const file = useRef<HTMLInputElement>(null);
  const toasts = useToasts();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = seatsFromCsv(await chosen.text());
    setProblems(read.problems);
    if (read.problems.length > 0) return;
    const names = new Set(read.seats.map(({ section }) => section));
    const { plan } = editor;
    const others = (plan.seats ?? []).filter(({ section }) => !names.has(section));
    const sections = plan.sections.filter(({ name }) => !names.has(name));
    editor.draw({ ...plan, sections, seats: [...others, ...placed(read.seats)] });
    editor.choose([...names][0]);
    toasts.success(counted(read.seats.length, 'seat'));
  };
  const save = () => {
    const seats = editor.written.flatMap((section) => section.seats);
    const address = URL.createObjectURL(new Blob([seatsToCsv(seats)], { type: 'text/csv' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${hall}.csv`;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <>
      {mayChange && (
        <Button look="lined" onClick={() => file.current?.click()}>
          {words.csvIn}
        </Button>
      )}
      <input
        ref={file}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={words.csvIn}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button look="lined" onClick={save}>
        {words.csvOut}
      </Button>
      <Dialog open={problems.length > 0} onClose={() => setProblems([])} title={words.csvIn}>
        {problems.map((problem) => (
          <Alert key={problem} tone="critical" title={problem} />
        ))}
      </Dialog>
    </>
  );
}
