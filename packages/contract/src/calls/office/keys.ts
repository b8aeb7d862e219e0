// Keys with which programs make the calls of the box office.
import { keyRights } from '@stagedoor/rules/staff/key-rights';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { flag, id, instant, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const right = z.enum(keyRights);

const officeKey = shape('OfficeKey', {
  id: uuid,
  name: text,
  /** Its beginning and its end, to tell it from others: `sd_live_…7Q2f`. */
  shown: text,
  rights: list(right),
  allOutlets: flag,
  outletIds: list(id),
  /** Told only to whoever manages keys. */
  networks: list(text),
  madeBy: text,
  madeAt: instant,
  endsAt: instant,
  /** It was renewed: another one has taken its place, and it ends soon. */
  isRenewed: flag,
  usedAt: maybe(instant),
  usedFrom: maybe(text),
});
export type OfficeKey = Of<typeof officeKey>;

export const listKeys = officeCall({
  name: 'listKeys',
  module: 'staff',
  method: 'GET',
  path: 'keys',
  permission: 'connections.look',
  changes: false,
  summary: 'The keys that work, the oldest first.',
  input: noFields,
  output: shape('OfficeKeys', { keys: list(officeKey) }),
});

const madeKey = shape('MadeKey', {
  id: uuid,
  /** Shown this once; sent as `Authorization: Bearer`. */
  key: text,
});

export const makeKey = officeCall({
  name: 'makeKey',
  module: 'staff',
  path: 'keys/make',
  permission: 'connections.manage',
  changes: true,
  freshPassword: true,
  summary: 'A key for a program: what it may, for which outlets, from where and until when.',
  input: asked('NewKey', {
    name: line(60),
    rights: list(right),
    /** None: all that its maker has. */
    outletIds: maybe(list(id)),
    /** Addresses or networks, such as `192.0.2.0/24`; none: from anywhere. */
    networks: maybe(list(line(50))),
    endsAt: instant,
  }),
  output: madeKey,
  refusals: ['TOO_MANY_KEYS', 'NOT_FOUND'],
});

export const renewKey = officeCall({
  name: 'renewKey',
  module: 'staff',
  path: 'keys/renew',
  permission: 'connections.manage',
  changes: true,
  freshPassword: true,
  summary: 'A second key in place of one, which lives seven days more.',
  input: asked('KeyRenewal', { id: uuid, endsAt: instant }),
  output: madeKey,
  refusals: ['NOT_FOUND', 'TOO_MANY_KEYS'],
});

export const revokeKey = officeCall({
  name: 'revokeKey',
  module: 'staff',
  path: 'keys/revoke',
  permission: 'connections.manage',
  changes: true,
  summary: 'End a key; it is refused at its next call.',
  input: asked('KeyRevocation', { id: uuid, reason: maybe(line(500)) }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const keyCalls = [listKeys, makeKey, renewKey, revokeKey];
