// SETUP-09: what must hold before a shop opens. Each line is tested, and says how to mend it.
export const liveLines = [
  'host',
  'letters',
  'card',
  'policies',
  'delivery',
  'owners',
  'second-steps',
  'draw',
  'backup',
  'test-order',
] as const;
export type LiveLine = (typeof liveLines)[number];

/** `unknown`: the test could not run, and nothing that it found before counts. */
export type LiveState = 'good' | 'bad' | 'unknown';

interface LineWords {
  good: string;
  bad: string;
  /** The room in which it is mended, and what its link says; none for what whoever runs the server mends. */
  mend?: { label: string; path: string };
}

export const lineWords: Readonly<Record<LiveLine, LineWords>> = {
  host: { good: 'The shop answers at its address', bad: 'The shop does not answer at its address' },
  letters: {
    good: 'Letters leave',
    bad: 'Letters reach nobody',
    mend: { label: 'Set up mail', path: '/setup/mail' },
  },
  card: {
    good: 'A card was charged and given back',
    bad: 'No card was tried at the gateway',
    mend: { label: 'Try a card', path: '/setup/money' },
  },
  policies: {
    good: 'The policies are yours',
    bad: 'Some policies are still the sample text',
    mend: { label: 'Write them', path: 'policies' },
  },
  delivery: {
    good: 'Tickets can get there',
    bad: 'No way for tickets to get there',
    mend: { label: 'Choose', path: 'delivery' },
  },
  owners: {
    good: 'Two owners can let each other in',
    bad: 'Only one owner',
    mend: { label: 'Invite…', path: '/staff' },
  },
  'second-steps': {
    good: 'Every owner signs in with a second step',
    bad: 'An owner has no second step',
    mend: { label: 'Open', path: '/staff' },
  },
  draw: { good: 'Every draw can be made', bad: 'A draw cannot be made' },
  backup: { good: 'A backup was made', bad: 'No backup of the last day' },
  'test-order': { good: 'A test order went all the way', bad: 'No test order has gone all the way yet' },
};

export interface TestedLine {
  line: LiveLine;
  state: LiveState;
  asideReason?: string | undefined;
}

/** It holds, or an owner goes without it and said why. */
export const holds = ({ state, asideReason }: TestedLine): boolean =>
  state === 'good' || asideReason !== undefined;

/** The lines that keep a shop from opening; one that was never tested is one of them. */
export const linesInTheWay = (lines: readonly TestedLine[]): LiveLine[] =>
  liveLines.filter((line) => !lines.some((tested) => tested.line === line && holds(tested)));
