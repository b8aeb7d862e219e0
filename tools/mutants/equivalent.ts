// Breaks that change nothing anybody could see, each with its reason: they are left out of the figure.
import type { Mutant } from './mutant.ts';

interface Equivalent {
  file: string;
  /** The code around it, as it stands in the file. */
  within: string;
  before: string;
  after: string;
  why: string;
}

const rules = 'packages/rules/src';

export const equivalents: readonly Equivalent[] = [
  {
    file: `${rules}/addresses/address-lines.ts`,
    within: "parts[part] ?? ''",
    before: "parts[part] ?? ''",
    after: 'parts[part]',
    why: 'the pattern finds no other letters than the three',
  },
  {
    file: `${rules}/delivery/arrives-in-time.ts`,
    within: 'closedDate ? epochOf(closedDate) : 0',
    before: '0',
    after: '1',
    why: 'the later of it and now is taken, and now is never 1970',
  },
  {
    file: `${rules}/delivery/arrives-in-time.ts`,
    within: "'12:00').getTime() : 0",
    before: '0',
    after: '1',
    why: 'the later of it and now is taken, and now is never 1970',
  },
  {
    file: `${rules}/addresses/countries-abroad.ts`,
    within: 'byId.get(countryId ?? 0)',
    before: 'countryId ?? 0',
    after: 'countryId',
    why: 'no country is found under nothing either',
  },
  {
    file: `${rules}/time/times-in.ts`,
    within: "?.value ?? ''",
    before: "''",
    after: "'mutant'",
    why: 'the format asks for each of these parts',
  },
  {
    file: `${rules}/accounts/email.ts`,
    within: 'at > 0 &&',
    before: 'at > 0',
    after: 'at >= 0',
    why: 'a name without a letter is refused by its pattern',
  },
  {
    file: `${rules}/plans/installment-reminders.ts`,
    within: '[year = 0, month = 1]',
    before: '0',
    after: '1',
    why: 'whatever is split has a first part',
  },
  {
    file: `${rules}/addresses/phone.ts`,
    within: "{ length } = (text ?? '')",
    before: "''",
    after: "'mutant'",
    why: 'only digits are counted, and that word has none',
  },
  {
    file: `${rules}/events/seat-text.ts`,
    within: "localeCompare(b.seatName ?? ''",
    before: "b.seatName ?? ''",
    after: 'b.seatName',
    why: 'a seat without a name is not told, wherever it is sorted to',
  },
  {
    file: `${rules}/waiting-room/turns.ts`,
    within: 'secondsLeft <= 0',
    before: 'secondsLeft <= 0',
    after: 'secondsLeft < 0',
    why: 'with no second left the last line answers the same',
  },
];

/** Whether a break of a file with this text is one of them. */
export function isEquivalent(mutant: Omit<Mutant, 'id'>, text: string): boolean {
  return equivalents.some(
    ({ file, within, before, after }) =>
      file === mutant.file &&
      before === mutant.before &&
      after === mutant.after &&
      isWithin(mutant, within, text),
  );
}

function isWithin({ start, end }: Omit<Mutant, 'id'>, within: string, text: string): boolean {
  for (let at = text.indexOf(within); at !== -1; at = text.indexOf(within, at + 1)) {
    if (at <= start && end <= at + within.length) return true;
  }
  return false;
}
