import { useState } from 'react';
import { turnOutletTest } from '@stagedoor/contract/calls/office/setup';
import type { SetUpOutlet } from '@stagedoor/contract/calls/office/setup';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { countedOrders, endOfTest } from './end-of-test.ts';
import type { MadeInTest } from './end-of-test.ts';
import styles from './setup.module.css';

interface TestModeRowProps {
  outlet: SetUpOutlet;
  /** Missing while it is not tested. */
  made: MadeInTest | undefined;
}

/** SETUP-08: before it opens, whoever has the address may buy there with cards that are none. */
export function TestModeRow({ outlet, made }: TestModeRowProps) {
  const mayChange = useMayDo('setup.change');
  const [asks, setAsks] = useState(false);
  return (
    <div className={styles.test}>
      <div className={styles.words}>
        <strong>{made ? `${outlet.name} is being tested` : 'Try it out first'}</strong>
        <p className={styles.quiet}>
          {made
            ? `${countedOrders(made.orders)} so far. Whoever knows ${outlet.origin} can order there; no card is charged, and nothing counts as sold.`
            : 'In test mode everybody with the address can order with cards that are none. Pages, letters and tickets say so, and the books know nothing of it.'}
        </p>
      </div>
      {mayChange && (
        <Button look="lined" size="s" onClick={() => setAsks(true)}>
          {made ? 'End the test…' : 'Begin a test…'}
        </Button>
      )}
      <TestQuestion outlet={outlet} made={made} open={asks} onClose={() => setAsks(false)} />
    </div>
  );
}

function TestQuestion({
  outlet,
  made,
  open,
  onClose,
}: TestModeRowProps & { open: boolean; onClose: () => void }) {
  const toasts = useToasts();
  const send = useOfficeSend(turnOutletTest);
  const on = made === undefined;
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
                what: 'Requests can be made and are drawn by nobody; guests can be invited and answer',
              },
            ]
          : endOfTest(made)
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
