import { useState } from 'react';
import { turnOutletTest } from '@stagedoor/contract/calls/office/setup';
import type { SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { locale } from '@stagedoor/rules/language/locale';
import { Button } from '@stagedoor/ui/button';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import styles from './setup.module.css';

const few = ['No test order', 'One test order'];
const counted = (orders: number): string => few[orders] ?? `${orders.toLocaleString(locale())} test orders`;

/** What becomes of what was ordered and asked for, wherever a test ends. */
export const endOfTest = (orders: number, requests = 0): Consequence[] => [
  {
    key: 'tests',
    icon: 'ticket',
    what:
      orders === 0
        ? 'Nothing was ordered in the test'
        : `${counted(orders)} closed and hidden: seats go back on sale, tickets admit nobody`,
  },
  ...(requests === 0
    ? []
    : [
        {
          key: 'requests',
          icon: 'lock' as const,
          what: `${requests === 1 ? 'One test request is' : `${requests} test requests are`} taken away: nothing was drawn`,
        },
      ]),
];

interface TestModeRowProps {
  outlet: SetUpOutlet;
  /** Missing while it is not tested. */
  orders: number | undefined;
  requests: number | undefined;
}

/** SETUP-08: before it opens, whoever has the address may buy there with cards that are none. */
export function TestModeRow({ outlet, orders, requests }: TestModeRowProps) {
  const mayChange = useMayDo('setup.change');
  const [asks, setAsks] = useState(false);
  const isTested = orders !== undefined;
  return (
    <div className={styles.test}>
      <div className={styles.words}>
        <strong>{isTested ? `${outlet.name} is being tested` : 'Try it out first'}</strong>
        <p className={styles.quiet}>
          {isTested
            ? `${counted(orders)} so far. Whoever knows ${outlet.origin} can order there; no card is charged, and nothing counts as sold.`
            : 'In test mode everybody with the address can order with cards that are none. Pages, letters and tickets say so, and the books know nothing of it.'}
        </p>
      </div>
      {mayChange && (
        <Button look="lined" size="s" onClick={() => setAsks(true)}>
          {isTested ? 'End the test…' : 'Begin a test…'}
        </Button>
      )}
      <TestQuestion
        outlet={outlet}
        orders={orders}
        requests={requests}
        open={asks}
        onClose={() => setAsks(false)}
      />
    </div>
  );
}

function TestQuestion({
  outlet,
  orders,
  requests,
  open,
  onClose,
}: TestModeRowProps & { open: boolean; onClose: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(turnOutletTest);
  const on = orders === undefined;
  return (
    <ConfirmAction
      open={open}
      title={on ? `Test ${outlet.name}?` : `End the test of ${outlet.name}?`}
      description={
        on
          ? 'The shop answers at its address, marked as a test on every page.'
          : 'The shop is closed again, until another test or its opening.'
      }
      consequences={
        on
          ? [
              { key: 'people', icon: 'customers', what: `Whoever knows ${outlet.origin} can come in` },
              { key: 'money', icon: 'card', what: 'Only test cards are taken; no card is charged' },
              {
                key: 'requests',
                icon: 'lock',
                what: 'Requests can be made and are drawn by nobody; invitations wait for the opening',
              },
            ]
          : endOfTest(orders, requests)
      }
      confirmLabel={on ? 'Begin the test' : 'End the test'}
      onConfirm={async () => {
        await send.mutateAsync({ outletId: outlet.id, on });
        toasts.success(on ? `${outlet.name} is being tested` : 'The test is over');
      }}
      onClose={onClose}
    />
  );
}
