import { callPrefix } from '@stagedoor/contract/call';
import type { AnyCall, Audience } from '@stagedoor/contract/call';
import { officeCalls } from '@stagedoor/contract/office-calls';
import { shopCalls } from '@stagedoor/contract/shop-calls';
import { Refusal } from './refusal.ts';

const callsOf: Record<Audience, readonly AnyCall[]> = { shop: shopCalls, office: officeCalls };

/** CALL-29: what is named `v1/…` is asked for without the prefix, too. */
function partsBelow(audience: Audience, path: string): string[] {
  const asked = path.toLowerCase();
  return (
    asked.startsWith(callPrefix[audience]) ? asked.slice(callPrefix[audience].length) : asked.slice(1)
  ).split('/');
}

/** Whether some other method would be served here: then the honest answer is 405, not 404. */
function isKnownPath(audience: Audience, path: string): boolean {
  const asked = partsBelow(audience, path);
  return callsOf[audience].some(({ path: known }) => {
    const parts = known.toLowerCase().split('/');
    return (
      parts.length === asked.length &&
      parts.every((part, index) => part.startsWith('{') || part === asked[index])
    );
  });
}

/** Below the calls' prefixes nothing is answered by a page: an unknown address is 404 in the envelope, a wrong method 405. */
export const isCallAddress = (path: string): boolean => /^\/(gen\.v1|office\.v1|v1)\//i.test(path);

export const unknownCall = (audience: Audience, path: string): Refusal =>
  new Refusal(isKnownPath(audience, path) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND');
