// OPS-41: what is kept of one person, for them to have, and to be forgotten.
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

export const exportPersonalData = officeCall({
  name: 'exportPersonalData',
  module: 'overview',
  turns: { atOnce: 2, waiting: 10 },
  path: 'customers/export-data',
  permission: 'customers.export',
  changes: true,
  summary: 'Everything that is kept of one customer, as a file for them.',
  input: asked('PersonalDataKey', { id }),
  output: shape('PersonalDataFile', { name: text, content: text }),
  refusals: ['NOT_FOUND'],
});

const erasure = shape('Erasure', {
  /** Why not yet. Nothing stands here when it can be done. */
  inTheWay: list(shape('InTheWay', { what: text, until: maybe(instant) })),
  /** When the last of them is over, where all of them have an end. */
  possibleFrom: maybe(instant),
  isErased: flag,
  orders: id,
});
export type Erasure = Of<typeof erasure>;

export const getErasure = officeCall({
  name: 'getErasure',
  module: 'overview',
  method: 'GET',
  path: 'customers/erasure',
  permission: 'customers.erase',
  changes: false,
  summary: 'Whether a customer’s personal data can be erased now, and what stands in the way.',
  input: asked('ErasureQuestion', { id: addressedId }),
  output: erasure,
  refusals: ['NOT_FOUND'],
});

export const erasePersonalData = officeCall({
  name: 'erasePersonalData',
  module: 'overview',
  turns: { atOnce: 2, waiting: 10 },
  path: 'customers/erase',
  permission: 'customers.erase',
  changes: true,
  freshPassword: true,
  summary:
    'Erase a customer’s personal data for ever; orders, money and draws stay under their numbers. The e-mail is typed in.',
  input: asked('PersonalDataErased', { id, email: line(254), reason: line(500) }),
  output: noFields,
  refusals: ['NOT_FOUND', 'NOT_ERASABLE'],
});
