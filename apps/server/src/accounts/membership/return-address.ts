import { safeReturnAddress } from '@stagedoor/rules/accounts/return-address';
import type { OutletDirectory } from '../../sellers/index.ts';

/**
 * Where a browser may be sent back to, a page of the same outlet. Anything else becomes its first
 * page, so that nobody is led away with a login token in hand.
 */
export async function checkedReturnAddress(
  given: string | undefined,
  page: URL,
  outletId: number,
  directory: OutletDirectory,
): Promise<URL> {
  if (given !== undefined && /^https?:\/\//i.test(given) && URL.canParse(given)) {
    const url = new URL(given);
    const home = await directory.atPage(url.hostname);
    const isOwn = home?.outletId === outletId && url.protocol === page.protocol && url.port === page.port;
    if (isOwn && url.username === '' && url.password === '') return url;
  }
  return new URL(safeReturnAddress(given), page.origin);
}
