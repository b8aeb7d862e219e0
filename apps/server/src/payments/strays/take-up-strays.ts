// Asks the gateway for all that moved since a moment, and takes up what our books do not know: a database that failed
// over or was restored may have lost its last moments, and the gateway has not.
import { judgeMovement } from '@stagedoor/rules/cards/stray-charge';
import type { PaymentIntentState } from '@stagedoor/rules/machines/payment-intent';
import type { ListedTransaction } from '../gateway/payment-gateway.ts';
import type { ProfileRow } from '../cards/card-store.ts';
import { forEachAccount } from '../gateway/for-each-account.ts';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import { giveBackStray } from './give-back-stray.ts';
import type { StrayNeeds } from './give-back-stray.ts';
import { attemptsOf, keepStray, lookAgain, profilesAt, settleStrays } from './stray-store.ts';

export interface StrayReport {
  /** Movements that were told. */
  told: number;
  givenBack: number;
  /** Attempts that were given up, and are looked up now. */
  lookedUp: number;
  /** New ones that a person must look at. */
  shown: number;
  /** Of other shops on the same account. */
  foreign: number;
}

/** What our books say of the movements of one page. */
interface Known {
  attempts: ReadonlyMap<string, PaymentIntentState>;
  profiles: ReadonlyMap<string, ProfileRow>;
}

async function show(needs: StrayNeeds, told: ListedTransaction, report: StrayReport): Promise<void> {
  if (!(await keepStray(needs.db, needs.account.key, told, needs.clock.now()))) return;
  report.shown += 1;
  const { transactionId, ref, amountCents, status } = told;
  needs.log.error(
    { transactionId, ref, amountCents, status },
    'the gateway moved money that nobody knows of',
  );
}

async function takeUp(
  needs: StrayNeeds,
  told: ListedTransaction,
  { attempts, profiles }: Known,
  report: StrayReport,
): Promise<void> {
  const profile = told.profileId === undefined ? undefined : profiles.get(told.profileId);
  const verdict = judgeMovement({ ...told, isOurProfile: profile !== undefined }, attempts.get(told.ref));
  switch (verdict) {
    case 'fine':
      return;
    case 'foreign':
      report.foreign += 1;
      return;
    case 'look':
      if (await lookAgain(needs.db, told.ref, needs.clock.now())) report.lookedUp += 1;
      return;
    case 'give-back': {
      const outcome = await giveBackStray(needs, told, profile!);
      if (outcome === 'planned') {
        report.givenBack += 1;
        await settleStrays(needs.db, [told.transactionId], 'given-back', needs.clock.now());
      }
      if (outcome === 'no-card') await show(needs, told, report);
      return;
    }
    case 'show':
      await show(needs, told, report);
  }
}

async function takeUpPage(
  needs: StrayNeeds,
  listed: readonly ListedTransaction[],
  report: StrayReport,
): Promise<void> {
  const { db, clock } = needs;
  // An attempt is written down before the gateway hears of it: asked after the list, our books know all of ours.
  const attempts = await attemptsOf(
    db,
    listed.map(({ ref }) => ref),
  );
  const strangers = listed.filter(({ ref }) => !attempts.has(ref));
  const profiles = await profilesAt(
    db,
    needs.account.key,
    strangers.flatMap(({ profileId }) => profileId ?? []),
  );
  for (const told of listed) await takeUp(needs, told, { attempts, profiles }, report);
  const undone = listed.filter(({ status }) => status === 'voided' || status === 'declined');
  await settleStrays(
    db,
    undone.map(({ transactionId }) => transactionId),
    'undone',
    clock.now(),
  );
}

export type ListNeeds = Pick<IntentNeeds, 'db' | 'clock' | 'log' | 'gateways'>;

/** The lists of every account, one after the other. */
export async function takeUpStrays({ gateways, ...needs }: ListNeeds, backMs: number): Promise<StrayReport> {
  const now = needs.clock.now();
  const report: StrayReport = { told: 0, givenBack: 0, lookedUp: 0, shown: 0, foreign: 0 };
  const since = new Date(now.getTime() - backMs);
  await forEachAccount(gateways, async (account) => {
    for await (const listed of account.adapter.listTransactions({ since, now })) {
      report.told += listed.length;
      await takeUpPage({ ...needs, account }, listed, report);
    }
  });
  return report;
}
