/** Who waits, for how many, and what they would pay for one with its fees. */
export interface Waiting {
  entryId: number;
  quantity: number;
  mostCents: number;
  /** Tickets that they had the offer of, and let go, and those that they offer back themselves. */
  notFor: ReadonlySet<number>;
}

/** A level, or what is free of it, and which of it so many people get; none where they could not be together. */
export interface CameBack<S extends { ticketId: number }> {
  /** One ticket with its fees. */
  priceCents: number;
  free: readonly S[];
  allows(quantity: number): boolean;
  pick(seats: readonly S[], quantity: number): readonly S[] | undefined;
}

export interface Walked<S> {
  offers: { entryId: number; seats: readonly S[] }[];
  /** WAIT-05: nobody fits what is left; it may be sold to anybody. */
  left: readonly S[];
}

function seatsFor<S extends { ticketId: number }>(
  { quantity, mostCents, notFor }: Waiting,
  { priceCents, allows, pick }: CameBack<S>,
  left: readonly S[],
): readonly S[] | undefined {
  if (priceCents > mostCents || !allows(quantity)) return undefined;
  return pick(notFor.size === 0 ? left : left.filter(({ ticketId }) => !notFor.has(ticketId)), quantity);
}

/**
 * WAIT-02: down the list once, in the order in which they joined; whom the tickets fit gets the offer, all together or
 * none. Who is passed over keeps the place.
 */
export function walkList<S extends { ticketId: number }>(
  list: readonly Waiting[],
  cameBack: CameBack<S>,
): Walked<S> {
  const offers: Walked<S>['offers'] = [];
  let left = cameBack.free;
  for (const waiting of list) {
    if (left.length === 0) break;
    const seats = seatsFor(waiting, cameBack, left);
    if (!seats) continue;
    offers.push({ entryId: waiting.entryId, seats });
    const taken = new Set(seats.map(({ ticketId }) => ticketId));
    left = left.filter(({ ticketId }) => !taken.has(ticketId));
  }
  return { offers, left };
}
