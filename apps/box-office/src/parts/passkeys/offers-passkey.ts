import { CallError } from '@stagedoor/client/call-error';
import { recordOf } from '@stagedoor/rules/values/record-of';

/** The account that is asked for its second step has a passkey. */
export const offersPasskey = (error: unknown): boolean =>
  error instanceof CallError && recordOf(error.body)['hasPasskey'] === true;
