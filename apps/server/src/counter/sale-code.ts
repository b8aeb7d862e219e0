// CODE-01, CODE-02: the code that a buyer brings to the counter: judged with what they want, and used with the sale.
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { required } from '@stagedoor/rules/values/required';
import { openedBy } from '../carts/index.ts';
import type { CheckedWish } from '../carts/index.ts';
import { codeAtCounter, heldCode, requireFor, useAtOnce } from '../codes/index.ts';
import type { HeldCode } from '../codes/index.ts';
import type { BillLine, OrderRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { ofSeller } from '../sellers/index.ts';

interface SaleCode {
  held: HeldCode | null;
  opens: ReturnType<typeof openedBy>;
  /** Whether it is good for what is wanted. */
  require: (wishes: readonly CheckedWish[]) => void;
  /** After the levels, as everywhere: whoever wants the last use waits for the first, and finds none. */
  spend: (order: OrderRow, lines: readonly BillLine[]) => Promise<OrderRow>;
}

const NONE: SaleCode = {
  held: null,
  opens: () => undefined,
  require: () => {},
  spend: async (order) => order,
};

export async function saleCode(
  tx: Tx,
  at: { sellerId: number; outletId: number; now: Date },
  typed: string | undefined,
): Promise<SaleCode> {
  if (!typed?.trim()) return NONE;
  const { sellerId, now } = at;
  const found = await codeAtCounter(tx, at, typed);
  const times = await ofSeller.times(tx, sellerId);
  const held = heldCode(found);
  return {
    held,
    opens: openedBy(held),
    require: (wishes) => requireFor(found, { ...at, times }, wishes),
    spend: async (order, lines) => {
      const { unique_id: orderNumber, tickets, counter_sale_uuid } = order;
      const saleUuid = required(counter_sale_uuid, 'sale of an order of the counter');
      const use = { sellerId, codeId: found.codeId, setId: found.set.set_id, saleUuid, orderNumber, tickets };
      if (!(await useAtOnce(tx, { ...use, offCents: offCentsOf(lines), now })))
        refuse('CODE_NOT_KNOWN', { message: codeMessages.notKnown, fields: { code: codeMessages.notKnown } });
      return order;
    },
  };
}
