import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Webhook } from '@stagedoor/contract/calls/office/webhooks';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Icon } from '@stagedoor/ui/icon';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { AddressDialog } from './address-dialog.tsx';
import { DeliveriesPanel } from './deliveries-panel.tsx';
import { webhookColumns } from './webhook-columns.tsx';

/** Where we send what happens; below it, what became of it. */
export function WebhooksPanel({ answer }: { answer: UseQueryResult<{ addresses: Webhook[] }> }) {
  const manages = useMayDo('connections.manage');
  const [adding, setAdding] = useState(false);
  const [chosenId, setChosenId] = useState<string>();
  const addresses = answer.data?.addresses;
  const chosen = addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0];
  return (
    <>
      <Panel
        title="Where we send"
        flush
        aside={
          manages && (
            <Button look="lined" size="s" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
              Address
            </Button>
          )
        }
      >
        <OfficeTable
          caption="Where we send"
          columns={webhookColumns(manages)}
          rows={addresses}
          rowKey={({ id }) => id}
          focused={chosen?.id}
          onFocus={setChosenId}
          instead={
            (answer.isError && <AnswerFailed answer={answer} what="The list of addresses" />) ||
            (addresses?.length === 0 && <NoAddress />)
          }
        />
        {adding && <AddressDialog onClose={() => setAdding(false)} />}
      </Panel>
      {manages && chosen && <DeliveriesPanel key={chosen.id} webhook={chosen} />}
    </>
  );
}

const NoAddress = () => (
  <EmptyState icon={<OfficeIcon name="plug" size={1.5} />} title="Nobody is told anything">
    An address is told at once what happens: orders, refunds, draws, who came in. Ids and sums, never names.
  </EmptyState>
);
