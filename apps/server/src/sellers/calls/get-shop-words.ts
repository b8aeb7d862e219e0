import { getShopWords } from '@stagedoor/contract/calls/office/shop-words';
import { CLIENT_VERSION } from '@stagedoor/rules/shops/client-version';
import { usualStatusTexts } from '@stagedoor/rules/requests/status-texts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readShopWords } from '../office/shop-words.ts';

export const getShopWordsHandler = (db: Db): Handler<'sellers'> =>
  handle(getShopWords, async (_input, { sellerId }) => {
    const { clientVersion, statusTexts } = await readShopWords(db, sellerId);
    return {
      clientVersion,
      ownVersion: CLIENT_VERSION,
      statusTexts: Object.entries(usualStatusTexts).map(([constant, usual]) => ({
        constant,
        usual,
        own: statusTexts[constant],
      })),
    };
  });
