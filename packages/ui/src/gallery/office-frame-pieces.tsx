import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { CountBadge } from '../office/count-badge.tsx';
import { FilterBar } from '../office/filter-bar.tsx';
import { FilterChoices, FilterMenu } from '../office/filter-menu.tsx';
import { KeyHint } from '../office/key-hint.tsx';
import { Menu } from '../office/menu.tsx';
import { OfficeIcon, officeIconNames } from '../office/office-icon.tsx';
import { PageHead } from '../office/page-head.tsx';
import { Panel } from '../office/panel.tsx';
import { ViewTabs } from '../office/view-tabs.tsx';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import { useState } from 'react';
import styles from './gallery.module.css';

const nothing = () => {};

const views = [
  { value: 'all', link: <a href="#frame">All</a>, count: 48_210 },
  { value: 'failed', link: <a href="#frame">Payment failed</a>, count: 14 },
  { value: 'ship', link: <a href="#frame">To ship</a>, count: '10,000+' },
  { value: 'late', link: <a href="#frame">Will call</a>, count: undefined },
  { value: 'mine', link: <a href="#frame">My own view</a>, count: null },
];

export function OfficeFramePieces() {
  return (
    <Stack gap={24}>
      <PageHead
        within={[
          <a key="orders" href="#frame">
            Orders
          </a>,
          'Long Way Home, winter leg',
        ]}
        title="Z4100000114"
        tag={
          <Tag tone="attention" icon="alert">
            Payment failed
          </Tag>
        }
        facts="Four tickets, two shows, tracked mail"
        actions={
          <>
            <IconButton icon={<OfficeIcon name="link" />} look="lined" label="Copy the address" />
            <Button look="lined" icon="eye">
              As the customer sees it
            </Button>
            <More />
            <Button>Try the card again…</Button>
          </>
        }
      />
      <ViewTabs
        label="Views"
        views={views}
        value="all"
        action={
          <Button look="link" size="s" icon="plus">
            Save this view
          </Button>
        }
      />
      <Filters />
      <Small />
      <ul className={styles.icons}>
        {officeIconNames.map((name) => (
          <li key={name} className={styles.icon}>
            <OfficeIcon name={name} size={1.75} />
            {name}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function More() {
  return (
    <Menu
      trigger={
        <Button look="lined">
          More
          <OfficeIcon name="chevron" size={1} />
        </Button>
      }
      items={[
        { key: 'print', label: 'Print', onChoose: nothing },
        { key: 'move', label: 'Move seats…', onChoose: nothing, disabledReason: 'Left on Nov 13 with UPS' },
        { key: 'cancel', label: 'Cancel the order…', onChoose: nothing, danger: true },
      ]}
    />
  );
}

function Filters() {
  const [words, setWords] = useState('');
  const [status, setStatus] = useState(['paid']);
  const [delivery, setDelivery] = useState('any');
  const [placed, setPlaced] = useState(true);
  return (
    <FilterBar
      search={{ label: 'Number, e-mail, seat', value: words, onChange: setWords }}
      chips={placed ? [{ key: 'placed', label: 'Placed: 30 days', onRemove: () => setPlaced(false) }] : []}
      onClear={() => setPlaced(false)}
    >
      <FilterChoices
        label="Status"
        values={status}
        onChange={setStatus}
        options={[
          { value: 'paid', label: 'Paid', count: '1,204' },
          { value: 'ready', label: 'Ready', count: '66' },
          { value: 'failed', label: 'Payment failed', count: '14' },
        ]}
      />
      <FilterMenu
        label="Delivery"
        value={delivery}
        onChange={setDelivery}
        options={[
          { value: 'any', label: 'Any' },
          { value: 'mobile', label: 'Mobile' },
        ]}
      />
    </FilterBar>
  );
}

function Small() {
  return (
    <Panel title="Counts, keys, buttons" aside="Sorted by deadline">
      <Stack row gap={12}>
        <CountBadge count={7} label="need a person" strong />
        <CountBadge count={41} label="need a person" />
        <CountBadge count={12_400} label="need a person" />
        <CountBadge count={undefined} label="need a person" />
        <KeyHint>J</KeyHint>
        <KeyHint>↵</KeyHint>
        <KeyHint>Shift</KeyHint>
        <Button>
          Approve <KeyHint onInk>A</KeyHint>
        </Button>
        <Button look="lined" size="s">
          Close…
        </Button>
        <Button look="danger">Cancel the order…</Button>
        <Button look="lined" disabledReason="Left on Nov 13 with UPS">
          Change the address
        </Button>
        <Tag tone="data">Another level</Tag>
      </Stack>
    </Panel>
  );
}
