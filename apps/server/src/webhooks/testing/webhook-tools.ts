import { noCheckpoint } from '../../platform/checkpoint.ts';
import { holdsConnection } from '../../platform/db/transaction-scope.ts';
import { secretBox } from '../../platform/secret-box.ts';
import { makeChange } from '../../staff/index.ts';
import { SELLER } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { deliverJob } from '../deliver.job.ts';
import type { WebhookNeeds } from '../webhook-needs.ts';

export const WEBHOOK_SECRET = 'only-this-test-knows-these-words-of-staff';

const from = {
  sellerId: 1,
  outletId: 1,
  name: 'Lantern',
  currency: 'USD' as const,
  contactEmail: undefined,
  origin: 'https://lantern.example',
  logoUrl: undefined,
  accent: '#113355',
  accentInk: '#ffffff',
  accentWash: '#eeeeee',
  wordings: {},
};

/** Deliveries by hand, in an app that leaves them to the test, at a time that goes on by `pass`: nobody is signed out by it. */
export function webhookTools(world: () => OfficeWorld) {
  let aheadMs = 0;
  const later = () => new Date(world().clock.now().getTime() + aheadMs);
  const needs = (): WebhookNeeds => ({
    db: world().database.db,
    checkpoint: noCheckpoint,
    box: secretBox(WEBHOOK_SECRET, 'secrets of webhooks'),
    roads: { mayUseHttp: true, isAllowed: (address) => address === '127.0.0.1' },
    owners: async () => {
      // Those of the product are asked of the database, whose embedded engine has one connection.
      if (holdsConnection()) throw new Error('The owners were asked for in the middle of a transaction');
      return [{ email: 'owner@lantern.example', from, officeAddress: 'http://office/' }];
    },
  });
  return {
    later,
    /** Back to the app's own time. */
    beginAnew: () => {
      aheadMs = 0;
    },
    pass: (seconds: number) => {
      aheadMs += seconds * 1000;
    },
    needs,
    deliver: () => deliverJob(needs()).run(later(), new AbortController().signal),
    /** A person is erased, as the log is told of it. */
    erase: (customer: number): Promise<void> =>
      makeChange(world().database.db, { by: 'job', sellerId: SELLER, now: later() }, async ({ record }) => {
        record({ action: 'customer.erased', subject: { kind: 'customer', id: customer } });
      }),
    /** The same in a transaction that is undone. */
    eraseInVain: async (customer: number): Promise<void> => {
      const entry = { seller_id: SELLER, at: later(), by_whom: 'job' as const, refused: false };
      const subject = { subject_kind: 'customer', subject_id: String(customer) };
      const undone = world()
        .database.db.transaction()
        .execute(async (tx) => {
          await tx
            .insertInto('staff_log')
            .values({ ...entry, ...subject, action: 'customer.erased' } as never)
            .execute();
          throw new Error('not after all');
        });
      await undone.catch(() => {});
    },
  };
}
