import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const policyOf = (gatewayOrigin: string | undefined) =>
  Object.fromEntries(
    contentSecurityPolicy({ nonce: 'n0nce', apiBase: 'https://api.example', gatewayOrigin })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  );

test('[SEC-54] scripts, styles and fonts of our own, frames and forms of the gateway, and nothing else', () => {
  const policy = policyOf('https://gateway.example');
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'", "'nonce-n0nce'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-n0nce'"]);
  expect(policy['font-src']).toEqual(["'self'"]);
  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example']);
  expect(policy['frame-src']).toEqual(["'self'", 'https://gateway.example']);
  expect(policy['form-action']).toEqual(["'self'", 'https://gateway.example']);
  for (const directive of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy[directive]).toEqual(["'none'"]);
});

test('[SEC-54] where no gateway has a page, no other place is framed or sent to', () => {
  expect(policyOf(undefined)).toMatchObject({ 'frame-src': ["'self'"], 'form-action': ["'self'"] });
});
