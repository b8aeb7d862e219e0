/** What needs a person, and does not mend itself: the same limits as the rules for Prometheus in ops/alerts.yaml. */
export const troubleKinds = [
  'payments-undecided',
  'payments-need-somebody',
  'letters-stuck',
  'letters-given-up',
] as const;
export type TroubleKind = (typeof troubleKinds)[number];

/** A number of the business, under its name and with its labels. */
export interface NumberTold {
  name: string;
  labels?: Record<string, string | number>;
  value: number;
}

const limits: Record<TroubleKind, { name: string; state?: string | undefined; above: number }> = {
  'payments-undecided': { name: 'payments_oldest_seconds', above: 900 },
  'payments-need-somebody': { name: 'payments_open', state: 'attention', above: 0 },
  'letters-stuck': { name: 'mail_oldest_seconds', above: 1800 },
  'letters-given-up': { name: 'mail_dead', above: 0 },
};

/** The names of the numbers that are looked at. */
export const numbersOfTroubles: ReadonlySet<string> = new Set(Object.values(limits).map(({ name }) => name));

export const troublesIn = (numbers: readonly NumberTold[]): TroubleKind[] =>
  troubleKinds.filter((kind) => {
    const { name, state, above } = limits[kind];
    return numbers.some(
      (told) =>
        told.name === name && (state === undefined || told.labels?.['state'] === state) && told.value > above,
    );
  });

const SETTLED_MINUTES = 10;
const AGAIN_HOURS = 24;
const MINUTE_MS = 60_000;

/** A trouble that lasts is told, and told again a day later; what passes within minutes is nobody's concern. */
export function isToTell({ since, toldAt }: { since: Date; toldAt: Date | null }, now: Date): boolean {
  const minutes = (from: Date): number => (now.getTime() - from.getTime()) / MINUTE_MS;
  if (minutes(since) < SETTLED_MINUTES) return false;
  return toldAt === null || minutes(toldAt) >= AGAIN_HOURS * 60;
}
