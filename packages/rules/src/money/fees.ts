interface FeeGroup {
  valueCents: number;
}

/** A fee group's value is per ticket. */
export const feesPerTicketCents = (fees: readonly FeeGroup[]): number =>
  fees.reduce((sum, fee) => sum + fee.valueCents, 0);

export const feesFor = (fees: readonly FeeGroup[], quantity: number): number =>
  feesPerTicketCents(fees) * quantity;
