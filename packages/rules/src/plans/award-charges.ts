/** What publishing a draw charges at once, apart from what comes on a later day (AWARD-02). */
import type { AwardPayment } from './award-payments.ts';

export interface AwardCharges {
  /** Charges that are due now, of both kinds. */
  charges: number;
  inFull: number;
  inFullCents: number;
  /** Of plans, due now. */
  installments: number;
  installmentsCents: number;
  /** Of plans, on a day that is still to come. */
  later: number;
  laterCents: number;
  /** Orders that owe nothing. */
  free: number;
}

/** `awards` holds the payments of each order. */
export function awardCharges(
  awards: readonly (readonly Pick<AwardPayment, 'amountCents' | 'isDue'>[])[],
): AwardCharges {
  const sum = (payments: readonly { amountCents: number }[]): number =>
    payments.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const all = awards.flatMap((payments) =>
    payments.map((payment) => ({ ...payment, isWhole: payments.length === 1 })),
  );
  const due = all.filter(({ isDue }) => isDue);
  const later = all.filter(({ isDue }) => !isDue);
  const inFull = due.filter(({ isWhole }) => isWhole);
  const installments = due.filter(({ isWhole }) => !isWhole);
  return {
    charges: due.length,
    inFull: inFull.length,
    inFullCents: sum(inFull),
    installments: installments.length,
    installmentsCents: sum(installments),
    later: later.length,
    laterCents: sum(later),
    free: awards.filter(({ length }) => length === 0).length,
  };
}
