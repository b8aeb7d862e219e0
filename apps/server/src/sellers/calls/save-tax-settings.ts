import { saveTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import { linesOf, wrongWithTaxSettings } from '@stagedoor/rules/setup/tax-settings';
import type { TaxSettings } from '@stagedoor/rules/setup/tax-settings';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { lockTaxSettings, writeTaxSettings } from '../office/tax-settings-store.ts';

const trimmed = (given: TaxSettings): TaxSettings => ({
  ...given,
  taxName: given.taxName.trim(),
  legalName: given.legalName.trim(),
  sellerAddress: linesOf(given.sellerAddress).join('\n'),
  taxNumber: given.taxNumber.trim(),
  prefix: given.prefix.trim(),
  note: given.note.trim(),
});

const isSame = (one: TaxSettings, other: TaxSettings): boolean =>
  keysOf(one).every((key) => one[key] === other[key]);

export const saveTaxSettingsHandler: Handler<'sellers'> = handle(
  saveTaxSettings,
  async ({ was, ...given }, caller) => {
    const wanted = trimmed(given);
    requireValid(wrongWithTaxSettings(wanted));
    const { sellerId } = caller;
    await caller.change(async ({ tx, record, unchanged, about }) => {
      const subject = { kind: 'seller', id: String(sellerId) } as const;
      about(subject);
      const before = await lockTaxSettings(tx, sellerId);
      if (isSame(before, wanted)) return unchanged(undefined);
      if (!isSame(before, was)) refuse('CHANGED_MEANWHILE');
      await writeTaxSettings(tx, sellerId, wanted);
      return record({ action: 'seller.taxes-changed', subject, before: { ...before }, after: { ...wanted } });
    });
    return {};
  },
);
