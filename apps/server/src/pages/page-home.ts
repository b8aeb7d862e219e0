// Whose page an address is.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '@stagedoor/rules/language/choose-language';
import { ENGLISH_LANGUAGE, shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { nobodyHomeMessages } from '@stagedoor/rules/messages/nobody-home';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { speakIn } from '../platform/language/speaking.ts';
import { hostnameOf } from '../platform/http/origins.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { Home, OutletDirectory } from '../sellers/index.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';

const HERE = 'http://here.invalid';

/** What is asked for below the host; undefined for what would name another one, such as `//x.example/login`. */
export function pathAsked(request: FastifyRequest): Pick<URL, 'pathname' | 'search'> | undefined {
  const address = URL.parse(request.url, HERE);
  return address?.origin === HERE && !address.pathname.startsWith('//') ? address : undefined;
}

/** The page's own address: scheme and port by configuration, the host one that an outlet has. */
export const pageOrigin = (request: FastifyRequest, address: PublicAddress): string =>
  address({ mainHost: hostnameOf(request.host) });

export const homeFinder =
  (directory: OutletDirectory) =>
  (request: FastifyRequest): Promise<Home | undefined> =>
    directory.atPage(hostnameOf(request.host));

/** No outlet says which languages are spoken here: whoever asks hears their own, where there is one. */
export function nobodyHome(reply: FastifyReply): FastifyReply {
  const browser = reply.request.headers['accept-language'];
  const language = chooseLanguage([ENGLISH_LANGUAGE, ...keysOf(shopLanguages)], { browser });
  return reply
    .status(404)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .header('vary', 'accept-language')
    .send(
      speakIn(language, () => plainPage(nobodyHomeMessages.headline, nobodyHomeMessages.check, language)),
    );
}
