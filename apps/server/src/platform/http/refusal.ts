import { refusalKinds } from '@stagedoor/contract/refusals';
import type { RefusalCode } from '@stagedoor/contract/refusals';

interface Circumstances {
  /** Replaces the code's own sentence where the circumstances have a better one. */
  message?: string;
  /** What is wrong with which field, by our name of it; the call's own dictionary turns it into the wire's. */
  fields?: Record<string, string>;
  /** Further facts for the answer's body. */
  facts?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** An expected no: declared by the call, told to the customer. Never a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly circumstances: Circumstances;

  constructor(code: RefusalCode, circumstances: Circumstances = {}) {
    super(circumstances.message ?? refusalKinds[code].message);
    this.name = 'Refusal';
    this.code = code;
    this.status = refusalKinds[code].status;
    this.circumstances = circumstances;
  }
}

export function refuse(code: RefusalCode, circumstances?: Circumstances): never {
  throw new Refusal(code, circumstances);
}
