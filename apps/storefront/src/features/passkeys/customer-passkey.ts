import type { OutputOf } from '@stagedoor/contract/call';
import type { getCustomerPasskeys } from '@stagedoor/contract/calls/shop/passkeys';

export type CustomerPasskey = OutputOf<typeof getCustomerPasskeys>['passkeys'][number];
