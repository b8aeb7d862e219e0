import { Accordion, AccordionSection } from '../accordion.tsx';
import { Card } from '../card.tsx';
import { Disclosure } from '../disclosure.tsx';
import { Pagination } from '../pagination.tsx';
import { ShowMore } from '../show-more.tsx';
import { Stack } from '../stack.tsx';
import { Stepper } from '../stepper.tsx';
import { Tabs } from '../tabs.tsx';
import { Totals } from '../totals.tsx';
import { useState } from 'react';

export function SectionPieces() {
  const [page, setPage] = useState(1);
  const [shown, setShown] = useState(20);
  return (
    <Stack gap={32}>
      <HistoryTabs />
      <Stepper
        label="Checkout, all stages"
        steps={[
          { id: 'review', label: 'Confirm Selection', state: 'done' },
          { id: 'addons', label: 'Add to Order', state: 'done', link: <a href="#sections">Add to Order</a> },
          { id: 'shipping', label: 'Shipping', state: 'done', link: <a href="#sections">Shipping</a> },
          { id: 'delivery', label: 'Delivery', state: 'current' },
          { id: 'billing', label: 'Billing', state: 'later' },
          { id: 'confirm', label: 'Place Order', state: 'later' },
        ]}
      />
      <Accordion defaultOpen={['addresses']}>
        <AccordionSection value="profile" title="Profile" titleLevel={3}>
          Robin Vale
        </AccordionSection>
        <AccordionSection value="addresses" title="Saved Addresses" titleLevel={3} aside="2 saved">
          12 Box Elder Rd, Portland, Maine 04101
        </AccordionSection>
        <AccordionSection value="payments" title="Saved Payments" titleLevel={3} aside="None yet">
          No cards yet.
        </AccordionSection>
      </Accordion>
      <Card>
        <Disclosure summary="What is in this price?" defaultOpen>
          <Totals
            rows={[
              { key: 'ticket', label: 'Ticket', value: '$95.00' },
              { key: 'fees', label: 'Fees', value: '$14.50' },
            ]}
          />
        </Disclosure>
      </Card>
      <Stack row spread="between">
        <Pagination label="Pages of orders" page={page} pages={4} onPage={setPage} />
        <ShowMore shown={shown} total={64} noun="events" onMore={() => setShown(shown + 20)} />
      </Stack>
    </Stack>
  );
}

function HistoryTabs() {
  const [tab, setTab] = useState('orders');
  const [filter, setFilter] = useState('pending');
  return (
    <Tabs
      label="Order history"
      value={tab}
      onChange={setTab}
      items={[
        {
          value: 'requests',
          label: 'My Requests',
          panel: (
            <Tabs
              label="Requests"
              look="pills"
              value={filter}
              onChange={setFilter}
              items={[
                { value: 'pending', label: 'Pending Requests', panel: 'You have no current requests' },
                { value: 'processed', label: 'Processed Requests', panel: 'You have no 2026 requests' },
              ]}
            />
          ),
        },
        { value: 'orders', label: 'My Orders', panel: 'No upcoming events' },
        { value: 'gone', label: 'Not yet', panel: null, disabled: true },
      ]}
    />
  );
}
