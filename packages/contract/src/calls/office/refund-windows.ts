// OPS-25: for which events customers may ask for their money back, and what they read about it.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const windowFields = {
  eventId: id,
  name: text,
  startsAt: maybe(instant),
  place: maybe(place),
  venue: maybe(text),
  outletId: id,
  isOpen: flag,
  /** What customers read while it is open, and while it is closed. */
  openText: maybe(text),
  closedText: maybe(text),
  /** A warning before they ask. */
  alert: maybe(text),
  /** When it was set here; missing while the description counts. Handed back with a change. */
  updatedAt: maybe(instant),
};
const refundWindow = shape('RefundWindow', windowFields);
export type RefundWindow = Of<typeof refundWindow>;

const listedWindow = shape('ListedRefundWindow', {
  ...windowFields,
  /** How many orders ask for their money back and wait for an answer. */
  asking: id,
});
export type ListedRefundWindow = Of<typeof listedWindow>;

export const listRefundWindows = officeCall({
  name: 'listRefundWindows',
  module: 'catalogue',
  method: 'GET',
  path: 'switches/refund-windows',
  permission: 'switches.look',
  changes: false,
  summary: 'The refund windows of events to come, with their words and how many ask.',
  input: noFields,
  output: shape('RefundWindows', { windows: list(listedWindow) }),
});

export const setRefundWindow = officeCall({
  name: 'setRefundWindow',
  module: 'catalogue',
  path: 'switches/set-refund-window',
  permission: 'switches.refund-windows',
  changes: true,
  summary: 'Open or close the refund window of an event, or leave it and change what customers read.',
  input: asked('RefundWindowSet', {
    eventId: id,
    isOpen: flag,
    openText: maybe(line(500)),
    closedText: maybe(line(500)),
    alert: maybe(line(500)),
    seenAt: maybe(instant),
  }),
  output: refundWindow,
  refusals: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
});
