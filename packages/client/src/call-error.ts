import { callMessages } from '@stagedoor/rules/messages/calls';

/** The status of a call that got no answer at all. */
export const NO_ANSWER = 0;

interface Failure {
  status: number;
  code?: string | undefined;
  message: string;
  fields?: Record<string, string> | undefined;
  body?: unknown;
  retryAfterSeconds?: number | undefined;
}

/** Why a call gave no answer: a refusal, invalid input, a fault of the server, or no server at all. */
export class CallError extends Error {
  /** The HTTP status, or `NO_ANSWER`. */
  readonly status: number;
  /** A stable name for programs, where the server gave one. */
  readonly code: string | undefined;
  /** What is wrong with which field, by our name of it. */
  readonly fields: Readonly<Record<string, string>>;
  /** The whole body, for refusals that carry more facts. */
  readonly body: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'CallError';
    this.status = failure.status;
    this.code = failure.code;
    this.fields = failure.fields ?? {};
    this.body = failure.body;
    this.retryAfterSeconds = failure.retryAfterSeconds;
  }

  /** True when trying again may help: nothing answered, or the server failed. */
  get isFault(): boolean {
    return this.status === NO_ANSWER || this.status >= 500;
  }

  /** The server no longer knows this customer's, or this staff member's, session. */
  get isInvalidSession(): boolean {
    return (
      ['INVALID_SESSION', 'NO_USER_ID', 'SIGN_IN_NEEDED'].includes(this.code ?? '') ||
      this.message === callMessages.invalidSession
    );
  }
}
