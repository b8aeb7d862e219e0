import { useState } from 'react';
import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { useKey } from '../../parts/keys/use-key.ts';
import { placeCount } from './guest-words.ts';
import type { DecideGuests } from './use-decide-guests.ts';

interface DecideButtonsProps {
  guests: readonly OfficeGuestRequest[];
  decide: DecideGuests;
  /** Under each other, for one guest; beside each other above a table. */
  wide?: boolean;
  onDone?: () => void;
}

const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

function approving(
  guests: readonly OfficeGuestRequest[],
  asksForPaid: boolean,
  currency: Currency,
): Consequence[] {
  const paid = guests.filter(({ totalCents }) => totalCents > 0);
  const orders = asksForPaid ? guests.length - paid.length : guests.length;
  const money = formatMoney(sum(paid.map(({ totalCents }) => totalCents)), currency);
  const cards = many(paid.length, 'card', 'cards');
  return [
    {
      key: 'orders',
      icon: 'ticket',
      what: many(orders, 'order', 'orders'),
      detail: 'with places that are kept for guests',
    },
    ...(paid.length > 0
      ? [
          {
            key: 'cards',
            icon: 'card' as const,
            what: asksForPaid ? `Finance is asked about ${cards}` : `${cards} charged, ${money}`,
            detail: asksForPaid ? money : 'a declined one leaves its request open',
          },
        ]
      : []),
    { key: 'letters', icon: 'mail', what: `${many(orders, 'guest is', 'guests are')} written to` },
  ];
}

/** Approve and decline, each with its count before it. */
export function DecideButtons({ guests, decide, wide, onDone }: DecideButtonsProps) {
  const currency = useCurrency();
  const [asked, setAsked] = useState<'approve' | 'decline'>();
  const toApprove = guests.filter(decide.mayApprove);
  const toDecline = guests.filter(decide.mayDecline);
  useKey('a', () => setAsked('approve'), toApprove.length > 0 && asked === undefined);
  useKey('d', () => setAsked('decline'), toDecline.length > 0 && asked === undefined);
  const close = () => setAsked(undefined);
  const places = sum(toApprove.map(placeCount));
  const size = wide ? undefined : ('s' as const);
  return (
    <>
      {toApprove.length > 0 && (
        <Button wide={wide} size={size} onClick={() => setAsked('approve')}>
          Approve {many(places, 'place', 'places')} <KeyHint>A</KeyHint>
        </Button>
      )}
      {toDecline.length > 0 && (
        <Button wide={wide} size={size} look="lined" onClick={() => setAsked('decline')}>
          Decline {wide ? '' : toDecline.length}… <KeyHint>D</KeyHint>
        </Button>
      )}
      <ConfirmAction
        open={asked === 'approve'}
        onClose={close}
        title={`Approve ${many(toApprove.length, 'request', 'requests')}?`}
        description={`${many(places, 'place', 'places')} in all.`}
        consequences={approving(toApprove, decide.asksForPaid, currency)}
        confirmLabel={`Approve ${many(toApprove.length, 'request', 'requests')}`}
        onConfirm={async () => {
          await decide.approve(toApprove);
          onDone?.();
        }}
      />
      <ConfirmAction
        open={asked === 'decline'}
        onClose={close}
        title={`Decline ${many(toDecline.length, 'request', 'requests')}?`}
        description="The guests read your reason. It cannot be taken back; nothing is charged."
        confirmLabel={`Decline ${many(toDecline.length, 'request', 'requests')}`}
        reason
        onConfirm={async ({ reason = '' }) => {
          await decide.decline(toDecline, reason);
          onDone?.();
        }}
      />
    </>
  );
}
