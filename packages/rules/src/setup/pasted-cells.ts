// What stands in a cell of a pasted table, as spreadsheets write it, and what it is read as.
export interface ReadCell {
  /** Undefined where it cannot be read. */
  value?: string | number | undefined;
  /** It was read, and deserves a look. */
  look?: string | undefined;
  wrong?: string | undefined;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (number: number): string => String(number).padStart(2, '0');

function dayOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal ? `${year}-${two(month)}-${two(day)}` : undefined;
}

/** `2027-05-14`, `5/14/2027`, `Fri, May 14, 2027`. */
export function readDay(text: string): ReadCell {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return asDay(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return asDay(dayOf(Number(slashed[3]), Number(slashed[1]), Number(slashed[2])));
  const written = /^(?:[a-z]+,?\s+)?([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/i.exec(text);
  const month = written ? months.indexOf((written[1] ?? '').toLowerCase()) + 1 : 0;
  return asDay(month > 0 ? dayOf(Number(written?.[3]), month, Number(written?.[2])) : undefined);
}

const asDay = (value: string | undefined): ReadCell =>
  value === undefined ? { wrong: 'is not a day such as 2027-05-14' } : { value };

/** `19:30`, `7:30 PM`, `7 PM`. */
export function readHour(text: string): ReadCell {
  const [, hours = '', minutes = '00', half] = /^(\d{1,2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(text) ?? [];
  const hour = Number(hours);
  const isHalf = half !== undefined;
  const isReal = hours !== '' && Number(minutes) < 60 && (isHalf ? hour >= 1 && hour <= 12 : hour < 24);
  if (!isReal) return { wrong: 'is not an hour such as 7:30 PM' };
  const shown = isHalf ? (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : hour;
  return { value: `${two(shown)}:${minutes}` };
}

/** In the smallest unit: `$95.00`, `95`, and `62,00` with a comma for cents. */
export function readPrice(text: string, decimals: number): ReadCell {
  const bare = text.replace(/^[^\d]*/, '').replaceAll(/[\s']/g, '');
  const [, whole = '', , cents = '', comma] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(\.(\d{1,3}))?$/.exec(bare) ?? commaForCents(bare);
  const isFine = whole !== '' && cents.length <= decimals;
  if (!isFine) return { wrong: 'is not a price such as 95.00' };
  const amount =
    Number(whole.replaceAll(',', '')) * 10 ** decimals + Number(cents.padEnd(decimals, '0') || 0);
  return comma === undefined ? { value: amount } : { value: amount, look: 'was read with a comma for cents' };
}

function commaForCents(bare: string): (string | undefined)[] {
  const found = /^(\d+),(\d{2})$/.exec(bare);
  return found ? [bare, found[1], undefined, found[2], ','] : [];
}

export function readCount(text: string): ReadCell {
  const bare = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,6}$/.test(bare) && Number(bare) > 0
    ? { value: Number(bare) }
    : { wrong: 'is not a number such as 200' };
}
