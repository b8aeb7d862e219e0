// What can go wrong with the database itself, told apart from what is wrong with a statement.
import { codeOf } from '@stagedoor/rules/values/code-of';
import { messageOf } from '@stagedoor/rules/values/message-of';

export type TroubleKind =
  /** No connection could be had: nothing was sent. */
  | 'away'
  /** The connection broke while something was under way. */
  | 'lost'
  /** The server answers, and takes no writes: it stands by, or was stood down. */
  | 'read-only'
  /** It took longer than it may: a statement, a lock, or the turn for a connection. */
  | 'slow'
  /** The server has no room: disk, memory, connections. */
  | 'full';

/** The database did not do it. Whoever asked may ask again; nobody's input was wrong. */
export class DatabaseTrouble extends Error {
  readonly kind: TroubleKind;
  /** The server's code, where it gave one. */
  readonly code: string | undefined;

  constructor(kind: TroubleKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseTrouble';
    this.kind = kind;
    this.code = codeOf(cause);
  }
}

const kinds: Record<string, TroubleKind> = {
  '25006': 'read-only',
  // A cancelled statement, a lock that was not had in time, a transaction that took too long.
  '57014': 'slow',
  '55P03': 'slow',
  '25P04': 'slow',
  '58030': 'full',
  // An end by the operator, by a crash, while starting, and of a session that idled.
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '57P05': 'lost',
  '25P03': 'lost',
};
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** The driver has no codes for these. */
const BROKEN = /^(Connection terminated|Client (has encountered|was closed)|timeout expired)/;

function kindOf({
  code = '',
  message = '',
}: {
  code?: string | undefined;
  message?: string | undefined;
}): TroubleKind | undefined {
  if (code.startsWith('53')) return 'full';
  if (code.startsWith('08') || network.has(code) || BROKEN.test(message)) return 'lost';
  return kinds[code];
}

/** Undefined for an error that is about the statement and not about the database. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseTrouble) return error;
  // One address after the other failed: the first one's word will do.
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const kind = first instanceof Error ? kindOf(first) : undefined;
  return kind && new DatabaseTrouble(kind, messageOf(first), first);
}

/** There is a database, and no room in it. */
export const isFull = (error: unknown): boolean => error instanceof DatabaseTrouble && error.kind === 'full';
