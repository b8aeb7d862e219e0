/** What a series' file says of its draw, as its row keeps it: nothing limits anybody, and no number is awaited. */
export const drawSettings = (differing: { partial: boolean }): string =>
  JSON.stringify({
    ...differing,
    households: false,
    caps: { tickets: null, ticketsPerEvent: null, events: null },
    publicInput: {
      kind: 'none',
      source: null,
      count: null,
      chain: null,
      publicKey: null,
      scheme: null,
      genesis: null,
      period: null,
      round: null,
    },
    graceHours: 72,
    walkAt: '12:00',
  });
