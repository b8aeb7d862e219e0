import { CallError } from '@stagedoor/client/call-error';

/** What was asked for does not exist, or not for this customer. */
export const isMissing = (error: Error | null): boolean => error instanceof CallError && error.status === 404;
