import { useState } from 'react';
import type { OfficeEvent, StockLevel } from '@stagedoor/contract/calls/office/events';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { Menu } from '@stagedoor/ui/office/menu';
import { SaleQuestion } from './sale-question.tsx';
import { SetAsideDialog } from './set-aside-dialog.tsx';

type Open = 'aside' | 'sale';

/** What can be done with one level. */
export function LevelMenu({ event, level }: { event: OfficeEvent; level: StockLevel }) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu
        trigger={
          <Button look="lined" size="s" aria-label={`Change ${level.name}`}>
            Change <Icon name="chevron" size={1} />
          </Button>
        }
        items={[
          {
            key: 'aside',
            label: 'Set tickets aside…',
            onChoose: () => setOpen('aside'),
            disabledReason: level.free === 0 ? 'None are free' : undefined,
          },
          {
            key: 'sale',
            label: level.isWithheld ? 'Put on sale again…' : 'Take off sale…',
            onChoose: () => setOpen('sale'),
          },
        ]}
      />
      {open === 'aside' && <SetAsideDialog event={event} level={level} onClose={close} />}
      <SaleQuestion
        event={event}
        level={level}
        off={!level.isWithheld}
        open={open === 'sale'}
        onClose={close}
      />
    </>
  );
}
