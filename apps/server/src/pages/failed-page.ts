// A page that could not be made is still a page: whoever opened it reads a sentence, not what programs are told.
import { chooseLanguage } from '@stagedoor/rules/language/choose-language';
import { ENGLISH_LANGUAGE, shopLanguages } from '@stagedoor/rules/language/shop-languages';
import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseTrouble } from '../platform/db/trouble.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { speakIn } from '../platform/language/speaking.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';

const TRY_AGAIN_SECONDS = 2;

/** What is refused is told as everywhere. The outlet may be unknown: whoever asks hears their own language. */
export function failedPage(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refusal) throw error;
  const isOver = error instanceof DatabaseTrouble;
  if (isOver)
    request.log.warn({ id: request.id, reason: error.message }, 'the database did not serve a page');
  else request.log.error({ id: request.id, err: error }, 'a page failed');
  if (isOver) reply.header('retry-after', String(TRY_AGAIN_SECONDS));
  const browser = request.headers['accept-language'];
  const language = chooseLanguage([ENGLISH_LANGUAGE, ...keysOf(shopLanguages)], { browser });
  const page = () =>
    plainPage(
      isOver ? pieceMessages.tryAgain : pieceMessages.didNotLoad,
      isOver ? refusalMessages.tryAgain : refusalMessages.fault(request.id),
      language,
    );
  return reply
    .status(isOver ? 503 : 500)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', PLAIN_PAGE_POLICY)
    .header('vary', 'accept-language')
    .send(speakIn(language, page));
}
