// A ticket on a phone, issued anew by staff.
import { officeCall } from '../../office-call.ts';
import { noFields, shape } from '../../shape.ts';
import { id, line } from '../../wire.ts';

export const reissueTicket = officeCall({
  name: 'reissueTicket',
  module: 'fulfilment',
  path: 'tickets/reissue',
  permission: 'orders.change',
  changes: true,
  summary: 'Issues a ticket anew: the old code and the old addresses die, and whoever has it is written to.',
  input: shape('TicketReissue', { number: line(20), ticketId: id, reason: line(200) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'NOT_FOUND', 'TICKET_REFUSED'],
});
