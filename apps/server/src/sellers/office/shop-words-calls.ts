import {
  expectClientVersion,
  getShopWords,
  sayStatusTexts,
} from '@stagedoor/contract/calls/office/shop-words';
import { CLIENT_VERSION } from '@stagedoor/rules/shops/client-version';
import { usualStatusTexts } from '@stagedoor/rules/requests/status-texts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockShopWords, readShopWords, saveShopWords } from './shop-words.ts';

export const shopWordsHandlers = (db: Db): Handler[] => [
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
  }),
  handle(expectClientVersion, async ({ version }, caller) => {
    const wanted = version?.trim() || undefined;
    await caller.change(async ({ tx, record, unchanged }) => {
      const words = await lockShopWords(tx, caller.sellerId);
      if (words.clientVersion === wanted) return unchanged(undefined);
      await saveShopWords(tx, caller.sellerId, { ...words, clientVersion: wanted });
      return record({
        action: 'shop.version-expected',
        subject: { kind: 'seller', id: caller.sellerId },
        before: { version: words.clientVersion ?? null },
        after: { version: wanted ?? null },
      });
    });
    return {};
  }),
  handle(sayStatusTexts, async ({ constant, text }, caller) => {
    if (!Object.hasOwn(usualStatusTexts, constant)) return refuse('NOT_FOUND');
    const own = text.trim();
    await caller.change(async ({ tx, record, unchanged }) => {
      const words = await lockShopWords(tx, caller.sellerId);
      const { [constant]: before = '', ...others } = words.statusTexts;
      if (before === own) return unchanged(undefined);
      const statusTexts = own ? { ...others, [constant]: own } : others;
      await saveShopWords(tx, caller.sellerId, { ...words, statusTexts });
      return record({
        action: 'shop.status-text-changed',
        subject: { kind: 'status', id: constant },
        before: { text: before },
        after: { text: own },
      });
    });
    return {};
  }),
];
