// HIST-ORD-14: which tickets of a line its customer asks back.
interface AskingLine {
  refundRequestedAt: Date | null;
  canceledAt: Date | null;
  /** None named: all that the line has. */
  refundTickets: readonly number[] | null;
}

export const isAskedBack = (line: AskingLine, ticketId: number): boolean =>
  line.refundRequestedAt !== null &&
  line.canceledAt === null &&
  (line.refundTickets === null || line.refundTickets.includes(ticketId));

/** Who names every ticket of a line names none: the wish is for whatever it has. */
export function namedTickets(live: readonly number[], chosen: readonly number[]): number[] | null {
  const named = live.filter((ticketId) => chosen.includes(ticketId));
  return named.length === live.length ? null : named;
}
