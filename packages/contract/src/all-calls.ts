// Every call there is. The server refuses to start when one of them has no handler.
import type { Call } from './call.ts';
import { getOutletEvents, getOutletInfo, getOutlets, getProtocols } from './calls/outlet.ts';
import { checkOutletPassword, checkSession, startSession } from './calls/session.ts';

// The registry does not care for the shapes of each call, only that there are some.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyCall = Call<any, any>;

export const allCalls: readonly AnyCall[] = [
  getOutletInfo,
  getOutletEvents,
  getProtocols,
  getOutlets,
  startSession,
  checkSession,
  checkOutletPassword,
];
