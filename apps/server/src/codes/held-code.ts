import type { CodeTerms } from '@stagedoor/rules/codes/with-code';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';

/** CODE-01: what a cart was opened with, as it was then: it stays, whatever becomes of the code. */
export interface HeldCode extends CodeTerms {
  code: string;
  opens?: CodeOpens | undefined;
  /** In one order. */
  mostTickets?: number | undefined;
  /** ISO text: until when it was good. */
  goodUntil?: string | undefined;
  /** One account has it only so often: asked again when it is known whose cart it is. */
  isPerAccount?: boolean | undefined;
}
