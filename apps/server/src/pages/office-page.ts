// The box office's page: one file for every address, drawn in the browser after signing in.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';

const officeFolder = join(import.meta.dirname, '../../../box-office/dist/client');

export interface OfficeBuild {
  page: string;
  assetsFolder: string;
}

/** Undefined when nothing was built, as in development, where Vite serves the page. */
export function openOfficeBuild(folder = officeFolder): OfficeBuild | undefined {
  const file = join(folder, 'index.html');
  return existsSync(file) ? { page: readFileSync(file, 'utf8'), assetsFolder: folder } : undefined;
}

export interface OfficePageFacts {
  scheme: string;
  /** SETUP-09: where the form stands into which an owner types the card that is tried. */
  gatewayOrigins: readonly string[];
}

/**
 * Nothing but our own: no inline script, no other host but for pictures and, in a frame, the shops. Which those are
 * changes while the page stays open: a shop that was just founded is looked at in the page that founded it.
 */
const policyWith = ({ scheme, gatewayOrigins }: OfficePageFacts): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${scheme}`,
    "manifest-src 'self'",
    `form-action ${["'self'", ...gatewayOrigins].join(' ')}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

export function sendOfficePage(
  reply: FastifyReply,
  build: OfficeBuild | undefined,
  facts: OfficePageFacts,
): FastifyReply {
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('content-security-policy', policyWith(facts));
  if (build) return reply.send(build.page);
  return reply
    .status(503)
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .send(plainPage('Not built yet', 'Run npm start, which builds the box office.'));
}
