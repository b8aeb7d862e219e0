import { Actions } from '../actions.tsx';
import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import { Card } from '../card.tsx';
import { Icon } from '../icon.tsx';
import type { IconName } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';
import { Stack } from '../stack.tsx';
import { useState } from 'react';
import styles from './gallery.module.css';

const looks = ['primary', 'washed', 'lined', 'link'] as const;
const icons: IconName[] = [
  'menu',
  'close',
  'chevron',
  'search',
  'plus',
  'minus',
  'check',
  'clock',
  'calendar',
  'pin',
  'ticket',
  'card',
  'mail',
  'share',
  'external',
  'play',
  'pause',
  'info',
  'alert',
  'error',
  'news',
  'eye',
  'eye-off',
  'facebook',
  'x',
  'instagram',
];

function Looks() {
  return (
    <Card title="Looks" titleLevel={3}>
      <Stack gap={16}>
        {(['l', 'm', 's'] as const).map((size) => (
          <Stack key={size} row gap={12}>
            {looks.map((look) => (
              <Button key={look} look={look} size={size}>
                {look === 'link' ? 'Cancel' : 'Buy Now'}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function States() {
  const [busy, setBusy] = useState(true);
  return (
    <Card title="States" titleLevel={3}>
      <Stack gap={16}>
        <Stack row gap={12}>
          {looks.map((look) => (
            <Button key={look} look={look} busy={busy} onClick={() => setBusy(true)}>
              Place Order
            </Button>
          ))}
          <Button look="link" onClick={() => setBusy(!busy)}>
            {busy ? 'Stop the work' : 'Start the work'}
          </Button>
        </Stack>
        <Stack row gap={12}>
          {looks.map((look) => (
            <Button key={look} look={look} disabled>
              Disabled
            </Button>
          ))}
        </Stack>
        <Button disabledReason="Accept the terms above to send your request.">Submit Request</Button>
      </Stack>
    </Card>
  );
}

function Variants() {
  return (
    <Card title="With icons, as links, full width" titleLevel={3}>
      <Stack gap={16}>
        <Stack row gap={12}>
          <Button icon="ticket">Mobile Tickets</Button>
          <Button look="washed" icon="calendar">
            Add to calendar
          </Button>
          <ButtonLink look="lined" icon="external" href="#actions">
            Get Tickets
          </ButtonLink>
          <ButtonLink look="link" href="#actions">
            Go to Event List
          </ButtonLink>
        </Stack>
        <Stack row gap={8}>
          <IconButton icon="menu" look="lined" label="Menu" />
          <IconButton icon="share" label="Share" />
          <IconButton icon="pause" look="solid" label="Pause" />
          <IconButton icon="close" label="Close" disabled />
          <Spinner label="Loading" />
        </Stack>
        <Button wide size="l">
          Continue
        </Button>
        <Actions spread="between">
          <Button look="lined">Back</Button>
          <Button>Continue</Button>
        </Actions>
      </Stack>
    </Card>
  );
}

function Icons() {
  return (
    <Card title="Icons" titleLevel={3}>
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name} className={styles.icon}>
            <Icon name={name} size={1.75} />
            {name}
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ActionPieces() {
  return (
    <Stack gap={24}>
      <Looks />
      <States />
      <Variants />
      <Icons />
    </Stack>
  );
}
