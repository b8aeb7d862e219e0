import { expect, test } from 'vitest';
import { loginAlways } from './login-type.ts';

test('[SESSION-12] [ROUTE-15] only the constant asks everybody to sign in', () => {
  expect(['OUTLET_LOGIN_ALWAYS', 'OUTLET_LOGIN_CHECKOUT', '', null, undefined].map(loginAlways)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
