import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Card } from '../card.tsx';
import { Countdown } from '../countdown.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Stack } from '../stack.tsx';
import { Tag } from '../tag.tsx';
import { useState } from 'react';
import styles from './gallery.module.css';

export function StatePieces() {
  return (
    <Stack gap={24}>
      <Boxes />
      <Stack row gap={8}>
        <Tag tone="good" icon="check">
          Confirmed
        </Tag>
        <Tag tone="good">Requests open</Tag>
        <Tag tone="attention">Attention needed</Tag>
        <Tag>Sold out</Tag>
        <Tag tone="accent">6 left</Tag>
        <Tag tone="critical">Cancelled</Tag>
        <Countdown text="08:42" />
        <Countdown text="00:59" urgent announcement="One minute left" />
      </Stack>
      <div className={styles.halves}>
        <EmptyState
          title="You have no current requests"
          titleLevel={3}
          action={<ButtonLink href="#states">Go to Event List</ButtonLink>}
        >
          Requests you make appear here until they are drawn.
        </EmptyState>
        <Retry />
      </div>
      <div className={styles.halves}>
        <Stack>
          <Skeleton shape="row" count={2} atOnce />
        </Stack>
        <Stack>
          <Skeleton shape="card" atOnce />
          <Card>
            <Skeleton shape="text" count={4} atOnce />
          </Card>
        </Stack>
      </div>
    </Stack>
  );
}

function Boxes() {
  const [closed, setClosed] = useState(false);
  return (
    <Stack gap={12}>
      <Alert tone="warning" icon="clock" title="Requests close Friday, Nov 20 at 5:00 PM.">
        You are charged only if you are awarded tickets. <a href="#states">How the draw works</a>
      </Alert>
      <Alert title="Your seats are held while you check out.">
        When the clock runs out they go back on sale.
      </Alert>
      <Alert
        tone="critical"
        title="This card is still in use"
        actions={
          <>
            <a href="#states">Order Z40718226</a>
            <a href="#states">Request 10047</a>
          </>
        }
      >
        It cannot be removed until these are paid or have another card.
      </Alert>
      <Alert tone="good" title="Payment information has been updated" />
      {!closed && (
        <Alert tone="news" title="A second night in Boston" onClose={() => setClosed(true)}>
          Tickets for Wednesday, Dec 16 are on sale now.
        </Alert>
      )}
      <Alert title="Ticket guidelines" collapsible>
        Tickets are for you and your guests. They cannot be resold above their price.
      </Alert>
      <Alert tone="warning" title="Bag policy at Granite Hall" collapsible defaultOpen>
        Bags larger than a sheet of paper stay in the cloakroom.
      </Alert>
    </Stack>
  );
}

function Retry() {
  const [busy, setBusy] = useState(false);
  return (
    <Stack>
      <ErrorState titleLevel={3} title="The events did not load" busy={busy} onRetry={() => setBusy(true)}>
        Check your connection. Nothing you typed is lost.
      </ErrorState>
      {busy && (
        <Button look="link" onClick={() => setBusy(false)}>
          Stop trying
        </Button>
      )}
    </Stack>
  );
}
