import { validateEmail } from '@stagedoor/contract/calls/shop/user';
import { isEmail } from '@stagedoor/rules/accounts/email';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';

/** OPS-39: looks at the address alone, so that it cannot tell who has an account. */
export function validateEmailHandler(): Handler<'accounts'> {
  return handle(validateEmail, async ({ email }) => ({ valid: isEmail(email ?? '') }));
}
