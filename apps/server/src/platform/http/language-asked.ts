import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  chooseLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_PARAMETER,
  languagesOf,
} from '@stagedoor/rules/language/choose-language';

const A_YEAR_SECONDS = 31_536_000;

/**
 * LANG-02: in which of the outlet's languages a visitor reads a page. The account's is kept in the browser's cookie from
 * the moment of signing in. What an address names is remembered, because the next address does not name it again.
 */
export function languageAsked(
  request: FastifyRequest,
  reply: FastifyReply,
  address: URL,
  outlet: { languages?: readonly string[] | undefined },
): string {
  const offered = languagesOf(outlet.languages);
  if (offered.length === 1) return offered[0];
  reply.header('vary', 'accept-language, cookie');
  const named = address.searchParams.get(LANGUAGE_PARAMETER);
  const { [LANGUAGE_COOKIE]: cookie } = request.cookies;
  const browser = request.headers['accept-language'];
  const chosen = chooseLanguage(offered, { address: named, cookie, browser });
  // The page's own script changes it, too.
  if (named === chosen && cookie !== chosen)
    reply.setCookie(LANGUAGE_COOKIE, chosen, {
      path: '/',
      sameSite: 'lax',
      secure: address.protocol === 'https:',
      maxAge: A_YEAR_SECONDS,
    });
  return chosen;
}
