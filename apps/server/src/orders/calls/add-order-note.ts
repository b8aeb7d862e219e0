import { addOrderNote } from '@stagedoor/contract/calls/office/one-order';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { orderForStaff } from '../office/office-facts.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { addNote, staffActor } from '../../staff/index.ts';
import type { OfficeOrderNeeds } from '../office/office-order-needs.ts';

export const addOrderNoteHandler = ({ db }: Pick<OfficeOrderNeeds, 'db'>): Handler<'orders'> =>
  handle(addOrderNote, async ({ number, content: typed }, caller) => {
    const { row } = await orderForStaff(db, staffActor(caller), number);
    const content = typed.trim();
    requireValid({ content: content ? undefined : staffMessages.noteNeeded });
    const { sellerId, staffId, now } = caller;
    const subject = { kind: 'order', id: orderNumber(row.unique_id) } as const;
    await caller.change(async ({ tx, record }) => {
      await addNote(tx, { sellerId, ...subject }, { staffId, content, now });
      record({ action: 'order.noted', subject, outletId: row.outlet_id });
    });
    return {};
  });
