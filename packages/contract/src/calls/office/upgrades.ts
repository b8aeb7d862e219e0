// Wishes for better seats: what is free, what it costs, and what was decided.
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, id, instant, line, list, maybe, paragraph, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { place } from './place.ts';

const cents = z.int();
const orderNumber = line(20);

const waitingUpgrade = shape('WaitingUpgrade', {
  number: text,
  outletId: id,
  email: text,
  eventId: id,
  show: text,
  startsAt: maybe(instant),
  place: maybe(place),
  since: instant,
  /** Granted or proposed, and not done yet. */
  pending: maybe(shape('PendingUpgrade', { changeId: id, state: text, cents, undoUntil: maybe(instant) })),
  /** What a difference would be charged to: `Visa •••• 1111`. */
  card: maybe(text),
  /** Why it cannot be granted now. */
  blocked: maybe(text),
  /** From which line to which better level, the best first. */
  ways: list(
    shape('UpgradeWay', {
      lineId: id,
      from: text,
      tickets: id,
      levelId: id,
      to: text,
      /** The hold of the house that has them; missing where they are on sale. */
      hold: maybe(text),
      free: id,
      /** With fees and tax; less than nothing goes back. */
      differenceCents: cents,
    }),
  ),
});
export type WaitingUpgrade = Of<typeof waitingUpgrade>;

export const listUpgrades = officeCall({
  name: 'listUpgrades',
  module: 'after-sale',
  method: 'GET',
  path: 'upgrades/list',
  permission: 'refunds.look',
  changes: false,
  summary:
    'Who asks for better seats, the longest waiting first, fifty a page; what is free or kept by the house at better levels, and what the difference is.',
  input: asked('UpgradeQuestion', { ...keysetFields, outletId: maybe(addressedId) }),
  output: keysetPage('WaitingUpgradePage', waitingUpgrade, {}),
});

export const grantUpgrade = officeCall({
  name: 'grantUpgrade',
  module: 'after-sale',
  path: 'upgrades/grant',
  permission: 'refunds.decide',
  changes: true,
  proposes: true,
  summary:
    'Keeps better seats, charges the difference after ten seconds, and moves only when it is captured.',
  input: asked('UpgradeGrant', {
    number: orderNumber,
    eventId: id,
    lineId: id,
    levelId: id,
    hold: maybe(line(60)),
    differenceCents: cents,
  }),
  output: shape('UpgradeDecision', { changeId: id, state: text, undoUntil: maybe(instant) }),
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});

export const declineUpgrade = officeCall({
  name: 'declineUpgrade',
  module: 'after-sale',
  path: 'upgrades/decline',
  permission: 'refunds.decide',
  changes: true,
  summary: 'There is nothing better; the customer reads the reason.',
  input: asked('UpgradeRefusal', { number: orderNumber, eventId: id, reason: paragraph(1000) }),
  output: noFields,
  refusals: ['ORDER_NOT_FOUND', 'AFTER_SALE_REFUSED'],
});
