import type { PastedShowSent } from '@stagedoor/contract/calls/office/paste-shows';
import type { JudgedLine, PastedShow } from '@stagedoor/rules/setup/pasted-shows';
import type { PastedColumn } from '@stagedoor/rules/setup/pasted-table';

const textIn = ({ cells }: JudgedLine, column: PastedColumn): string | undefined => {
  const value = cells[column]?.value;
  return typeof value === 'string' ? value : undefined;
};

const numberIn = ({ cells }: JudgedLine, column: PastedColumn): number | undefined => {
  const value = cells[column]?.value;
  return typeof value === 'number' ? value : undefined;
};

/** One that was typed here; it has an id that nobody else knows until it is published. */
export interface NewVenue {
  id: number;
  name: string;
  city: string;
  state: string;
  timeZone: string;
}

function venueOf(venueId: number, fresh: readonly NewVenue[]): Pick<PastedShowSent, 'venue' | 'venueId'> {
  const { id: _id, ...venue } = fresh.find(({ id }) => id === venueId) ?? {};
  return 'name' in venue ? { venue } : { venueId };
}

/** A show of the table, as it is sent; only those without a wrong cell are. */
export function sentShow({ lines }: PastedShow, fresh: readonly NewVenue[]): PastedShowSent {
  const [first] = lines;
  if (!first) throw new RangeError('A show has a line');
  return {
    day: textIn(first, 'day') ?? '',
    begins: textIn(first, 'begins') ?? '',
    doors: textIn(first, 'doors'),
    artist: textIn(first, 'artist') ?? '',
    ...venueOf(numberIn(first, 'venue') ?? 0, fresh),
    name: textIn(first, 'name'),
    levels: lines.map((line) => ({
      name: textIn(line, 'level') ?? '',
      price: numberIn(line, 'price') ?? 0,
      many: numberIn(line, 'many') ?? 0,
      limit: numberIn(line, 'limit'),
    })),
  };
}
