interface Numbered {
  year: number;
  number: number;
  /** What the seller puts before it. */
  prefix?: string | null | undefined;
}

/** `2026-00042`, or `LY-2026-00042`: without gaps by seller and year. */
export const invoiceNumber = ({ year, number, prefix }: Numbered): string =>
  [prefix, year, String(number).padStart(5, '0')].filter(Boolean).join('-');
