/** How a series is drawn, as its description says it. */
export interface DrawSettings {
  /** Fewer tickets than asked are better than none. */
  partial: boolean;
  /** People at one address are drawn as one, with common caps. */
  households: boolean;
  /** What one household may get; nothing is no cap. */
  caps: { tickets: number | null; ticketsPerEvent: number | null; events: number | null };
  publicInput: PublicInputSettings;
  /** How long a declined card may be mended before its tickets go on. */
  graceHours: number;
  /** The hour at which what came back is walked down the order, such as `12:00`. */
  walkAt: string;
}

export const publicInputKinds = ['none', 'digits', 'drand'] as const;

/** What does not belong to the kind is nothing. */
export interface PublicInputSettings {
  kind: (typeof publicInputKinds)[number];
  source: string | null;
  count: number | null;
  chain: string | null;
  publicKey: string | null;
  scheme: string | null;
  genesis: number | null;
  period: number | null;
  round: number | null;
}

/** The keys that each kind has, in the order in which they are written. */
export const publicInputKeys = {
  none: [],
  digits: ['source', 'count'],
  drand: ['chain', 'publicKey', 'scheme', 'genesis', 'period', 'round'],
} as const satisfies Record<PublicInputSettings['kind'], readonly (keyof PublicInputSettings)[]>;
