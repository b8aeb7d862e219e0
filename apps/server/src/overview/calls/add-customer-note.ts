import { addCustomerNote } from '@stagedoor/contract/calls/office/customers';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { requireCustomer } from '../../accounts/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { addNote } from '../../staff/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

const ordersOfCustomer = officeOrders.ofCustomer;

export const addCustomerNoteHandler = ({ db }: OverviewNeeds): Handler<'overview'> =>
  handle(addCustomerNote, async ({ id, content: typed }, caller) => {
    const { sellerId, staffId, now } = caller;
    await requireCustomer({ ordersOfCustomer }, db, caller, id);
    const content = typed.trim();
    requireValid({ content: content ? undefined : staffMessages.noteNeeded });
    const subject = { kind: 'customer', id: String(id) } as const;
    await caller.change(async ({ tx, record }) => {
      await addNote(tx, { sellerId, ...subject }, { staffId, content, now });
      record({ action: 'customer.noted', subject });
    });
    return {};
  });
