import { sayStatusTexts } from '@stagedoor/contract/calls/office/shop-words';
import { usualStatusTexts } from '@stagedoor/rules/requests/status-texts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockShopWords, saveShopWords } from '../office/shop-words.ts';

export const sayStatusTextsHandler: Handler<'sellers'> = handle(
  sayStatusTexts,
  async ({ constant, text }, caller) => {
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
  },
);
