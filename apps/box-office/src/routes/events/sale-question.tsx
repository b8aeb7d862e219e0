import { putOnSale, takeOffSale } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent, StockLevel } from '@stagedoor/contract/calls/office/events';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { counted } from './counted.ts';

interface SaleQuestionProps {
  event: OfficeEvent;
  /** None: every level of the event. */
  level?: StockLevel;
  off: boolean;
  open: boolean;
  onClose: () => void;
}

/** Counted before: what nobody can buy any more, and who may still. */
export function SaleQuestion({ event, level, off, open, onClose }: SaleQuestionProps) {
  const toasts = useToasts();
  const take = useOfficeSend(takeOffSale);
  const put = useOfficeSend(putOnSale);
  const levels = (level ? [level] : event.levels).filter(({ isWithheld }) => isWithheld !== off);
  const sum = (holder: 'free' | 'carts') => levels.reduce((all, each) => all + each[holder], 0);
  const name = level ? level.name : event.name;
  const wish = { eventId: event.id, levelId: level?.id };
  return (
    <ConfirmAction
      open={open}
      onClose={onClose}
      title={off ? `Take ${name} off sale?` : `Put ${name} on sale again?`}
      description={off ? 'It can be put on sale again at any time.' : 'Dates and stock decide from then on.'}
      consequences={
        off
          ? [
              {
                key: 'free',
                icon: 'ticket',
                what: `${counted(sum('free'), 'free ticket')} cannot be bought`,
              },
              {
                key: 'carts',
                icon: 'clock',
                what: `${counted(sum('carts'), 'ticket')} in carts may still be paid`,
              },
            ]
          : [
              {
                key: 'free',
                icon: 'ticket',
                what: `${counted(sum('free'), 'free ticket')} can be bought again`,
              },
            ]
      }
      reason
      confirmLabel={off ? 'Take off sale' : 'Put on sale'}
      onConfirm={async ({ reason = '' }) => {
        await (off ? take : put).mutateAsync({ ...wish, reason });
        toasts.success(off ? `${name} is off sale` : `${name} is on sale again`);
      }}
    />
  );
}
