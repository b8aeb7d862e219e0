export interface PolicyFacts {
  nonce: string;
  apiBase: string;
  gatewayOrigin: string | undefined;
}

/** Our own scripts, our own calls, the gateway's frame, and nothing else. */
export function contentSecurityPolicy({ nonce, apiBase, gatewayOrigin = '' }: PolicyFacts): string {
  return [
    `default-src 'none'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' https: data:`,
    `font-src 'self'`,
    `connect-src 'self' ${apiBase}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `frame-src 'self' ${gatewayOrigin}`,
    `form-action 'self' ${gatewayOrigin}`,
    `frame-ancestors 'none'`,
    `object-src 'none'`,
    `base-uri 'none'`,
  ]
    .map((directive) => directive.trim())
    .join('; ');
}
