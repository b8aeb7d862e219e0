import { expectClientVersion } from '@stagedoor/contract/calls/office/shop-words';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { lockShopWords, saveShopWords } from '../office/shop-words.ts';

export const expectClientVersionHandler: Handler<'sellers'> = handle(
  expectClientVersion,
  async ({ version }, caller) => {
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
  },
);
