const isRecord = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

/** What something of unknown making holds, each part still unknown; what is no object holds nothing. */
export const recordOf = (value: unknown): Readonly<Record<string | number, unknown>> =>
  isRecord(value) ? value : {};
