// What pages and customers are told by every shop of a seller.
import { STATUS_TEXT_LENGTH } from '@stagedoor/rules/requests/status-texts';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { line, list, maybe, paragraph, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const shopWords = shape('ShopWords', {
  /** Missing where pages are expected as the server brings them. */
  clientVersion: maybe(text),
  ownVersion: text,
  statusTexts: list(shape('StatusText', { constant: text, usual: text, own: maybe(text) })),
});
export type ShopWords = Of<typeof shopWords>;

export const getShopWords = officeCall({
  name: 'getShopWords',
  module: 'sellers',
  method: 'GET',
  path: 'switches/words',
  permission: 'switches.all',
  changes: false,
  summary: 'Which version of the page is expected, and what customers read about each state.',
  input: noFields,
  output: shopWords,
});

export const expectClientVersion = officeCall({
  name: 'expectClientVersion',
  module: 'sellers',
  path: 'switches/client-version',
  permission: 'switches.all',
  changes: true,
  summary: 'Ask pages of another version to load anew; without one, as the server brings them.',
  input: asked('ExpectedVersion', {
    version: maybe(
      z
        .string()
        .check(z.regex(/^[0-9A-Za-z.+-]{0,40}$/, 'Letters, digits, dots, plus and minus, 40 at most')),
    ),
  }),
  output: noFields,
});

export const sayStatusTexts = officeCall({
  name: 'sayStatusTexts',
  module: 'sellers',
  path: 'switches/status-text',
  permission: 'switches.all',
  changes: true,
  summary: 'What customers read about one state of orders or requests; empty: as usual.',
  input: asked('SaidStatusText', {
    constant: line(60),
    text: paragraph(STATUS_TEXT_LENGTH),
  }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const shopWordsCalls = [getShopWords, expectClientVersion, sayStatusTexts];
