// SETUP-09: one test a line. Each says what it found, in a sentence that names what it looked at.
import { timesIn } from '@stagedoor/rules/time/times-in';
import { undrawable, undrawableMessages } from '@stagedoor/rules/draw/undrawable';
import { liveMessages } from '@stagedoor/rules/messages/live-lines';
import type { LiveLine } from '@stagedoor/rules/setup/live-lines';
import { isStillSample } from '@stagedoor/rules/setup/still-sample';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { drawnSeries } from '../../catalogue/index.ts';
import { mailsAbout } from '../../mail/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { certificateEnd } from '../../platform/certificate-end.ts';
import type { OutletMoment } from '../../sellers/index.ts';
import { ownersOf } from '../../staff/index.ts';
import type { LiveNeeds } from './live-needs.ts';

export interface Tested {
  state: 'good' | 'bad';
  evidence: string;
}

type LiveTest = (needs: LiveNeeds, outlet: OutletMoment) => Promise<Tested>;

const DAY_MS = 86_400_000;
/** A backup that is made every night may be late once. */
const BACKUP_MS = 26 * 3_600_000;
const CERTIFICATE_DAYS = 14;

const good = (evidence: string): Tested => ({ state: 'good', evidence });
const bad = (evidence: string): Tested => ({ state: 'bad', evidence });

const host: LiveTest = async ({ outlets, publicAddress, reach }, { outletId, now }) => {
  const { mainHost, timeZone } = await outlets.get(outletId);
  if (mainHost === undefined) return bad(liveMessages.noHost);
  const origin = publicAddress({ mainHost });
  const problem = await reach(origin);
  if (problem !== undefined) return bad(liveMessages.notReached(origin, problem));
  if (!origin.startsWith('https:')) return good(liveMessages.reached(origin));
  const end = await certificateEnd(origin);
  if (end === undefined) return bad(liveMessages.noCertificate(mainHost));
  const day = timesIn(timeZone).formatDate(end);
  const isShort = end.getTime() - now.getTime() < CERTIFICATE_DAYS * DAY_MS;
  return isShort
    ? bad(liveMessages.certificateEnds(mainHost, day))
    : good(liveMessages.certified(mainHost, day));
};

const letters: LiveTest = async ({ mail }, { sellerId }) => {
  const way = await mail.examine(sellerId);
  if (!way) return bad(liveMessages.noSmtp);
  const { from, at, problem } = way;
  return problem === undefined
    ? good(liveMessages.smtpTook(from, at))
    : bad(liveMessages.smtpRefused(at, problem));
};

const card: LiveTest = async ({ triedCard }, { sellerId }) => {
  const { state, words } = await triedCard(sellerId);
  return state === 'returned' ? good(words) : bad(words);
};

const policies: LiveTest = async ({ outlets }, { outletId }) => {
  const { policies: written } = await outlets.get(outletId);
  if (written.length === 0) return bad(liveMessages.noPolicies);
  const samples = written.filter(({ text }) => isStillSample(text)).map(({ headline }) => headline);
  return samples.length > 0
    ? bad(liveMessages.samplePolicies(samples))
    : good(liveMessages.ownPolicies(written.map(({ headline }) => headline)));
};

const delivery: LiveTest = async ({ outlets }, { outletId }) => {
  const { deliveryMethods } = await outlets.get(outletId);
  const active = deliveryMethods.filter((method) => method.active).map(({ name }) => name);
  return active.length > 0 ? good(liveMessages.ways(active)) : bad(liveMessages.noWay);
};

const owners: LiveTest = async ({ db }, { sellerId }) => {
  const all = await ownersOf(db, sellerId);
  return all.length > 1
    ? good(liveMessages.owners(all.map(({ email }) => email)))
    : bad(liveMessages.oneOwner);
};

const secondSteps: LiveTest = async ({ db }, { sellerId }) => {
  const lacking = (await ownersOf(db, sellerId)).filter(({ hasSecondStep }) => !hasSecondStep);
  return lacking.length > 0
    ? bad(liveMessages.noSecondStep(lacking.map(({ email }) => email)))
    : good(liveMessages.secondSteps);
};

const draw: LiveTest = async ({ db, hasDrawSecret }, { sellerId, outletId, now }) => {
  const asked = (await drawnSeries.asked(db, now)).filter(
    (series) => series.sellerId === sellerId && series.outletId === outletId,
  );
  for (const series of asked) {
    const reason = undrawable(series, hasDrawSecret);
    if (reason !== undefined) return bad(`${series.name}: ${undrawableMessages[reason]}`);
  }
  return good(asked.length === 0 ? liveMessages.nothingDrawn : liveMessages.drawn(asked.length));
};

const backup: LiveTest = async ({ lastBackupAt, outlets }, { outletId, now }) => {
  const at = lastBackupAt();
  if (at === undefined) return bad(liveMessages.noBackup);
  const when = timesIn((await outlets.get(outletId)).timeZone).formatDateTime(at);
  const isOld = now.getTime() - at.getTime() > BACKUP_MS;
  return isOld ? bad(liveMessages.oldBackup(when)) : good(liveMessages.backup(when));
};

/** Also when the test is over and its orders are hidden: it has been seen to work. */
const testOrder: LiveTest = async ({ db, outlets }, { sellerId, outletId }) => {
  const last = await officeOrders.tests.last(db, { sellerId, outletId });
  if (!last) return bad(liveMessages.noTestOrder);
  const order = orderNumber(last.uniqueId);
  const left = (await mailsAbout(db, sellerId, `order ${order}`)).find(({ sentAt }) => sentAt !== undefined);
  if (!left?.sentAt) return bad(liveMessages.testOrderWithoutLetter(order));
  const { timeZone } = await outlets.get(outletId);
  return good(liveMessages.testOrder(order, timesIn(timeZone).formatDateTime(left.sentAt)));
};

export const liveTests: Readonly<Record<LiveLine, LiveTest>> = {
  host,
  letters,
  card,
  policies,
  delivery,
  owners,
  'second-steps': secondSteps,
  draw,
  backup,
  'test-order': testOrder,
};
