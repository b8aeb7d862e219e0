import { useState } from 'react';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { Button } from '@stagedoor/ui/button';
import { BesideMap } from './beside-map.tsx';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useOutlet } from '../../parts/shop/outlet.ts';

const ExternalSaleDialog = lazyPart(() => import('../../parts/external-sale-dialog.tsx'));

/** Sold by somebody else: the way there, with a word before the customer leaves. */
export function ExternalSale({ event }: { event: OutletEvent }) {
  const { policies = [] } = useOutlet();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  function ask() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <BesideMap event={event}>
      <div>
        <Button size="l" icon="external" aria-haspopup="dialog" onClick={ask}>
          {eventListMessages.getTickets}
        </Button>
        {asked && (
          <ExternalSaleDialog event={event} policies={policies} open={open} onClose={() => setOpen(false)} />
        )}
      </div>
    </BesideMap>
  );
}
