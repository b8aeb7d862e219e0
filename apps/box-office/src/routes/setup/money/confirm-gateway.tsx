import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { changeGateway } from '@stagedoor/contract/calls/office/gateways';
import type { checkGateway, SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { counted } from '@stagedoor/rules/writing/counted';
import type { Consequence } from '@stagedoor/ui/office/consequence-list';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../../parts/confirm/confirm-action.tsx';

type Checked = OutputOf<typeof checkGateway>;

interface ConfirmGatewayProps {
  wanted: InputOf<typeof changeGateway>;
  /** What the gateway has said of the keys; undefined while nobody asked. */
  checked: Checked | undefined;
  current: SellerGatewayTold;
  onClose: () => void;
  onDone: () => void;
}

/** What it means, before it is so. */
function consequencesOf({ isSame, cards, duePayments }: Checked, current: SellerGatewayTold): Consequence[] {
  if (isSame)
    return [
      {
        key: 'same',
        icon: 'check',
        what: 'The account stays: saved cards and orders stay as they are',
        tone: 'good',
      },
    ];
  if (current.isMissing)
    return [{ key: 'new', icon: 'card', what: 'Every order is charged there from now on', tone: 'good' }];
  return [
    { key: 'new', icon: 'card', what: 'Every new order is charged there from now on' },
    { key: 'old', icon: 'undo', what: `What ${current.name} charged goes back from there, now and later` },
    {
      key: 'cards',
      icon: 'customers',
      what: `${counted(cards, 'saved card does', 'saved cards do')} not move`,
      detail: 'Customers see that, and add their card again when they buy next',
      tone: 'critical',
    },
    {
      key: 'due',
      icon: 'mail',
      what: `${counted(duePayments, 'payment', 'payments')} still to be charged will ask for another card`,
      detail: 'On its day each is told by a letter that leads to Pay Now; so is every award with such a card',
      tone: 'critical',
    },
  ];
}

export function ConfirmGateway({ wanted, checked, current, onClose, onDone }: ConfirmGatewayProps) {
  const toasts = useToasts();
  const send = useOfficeSend(changeGateway);
  const account = checked && (checked.account ? `${checked.name}, ${checked.account}` : checked.name);
  return (
    <ConfirmAction
      open={checked !== undefined}
      title={checked?.isSame ? 'Keep these keys?' : `Be paid through ${checked?.name ?? ''}?`}
      description={`The keys are good. They are for ${account ?? ''}${checked?.mode === 'test' ? ', a test account' : ''}.`}
      consequences={checked ? consequencesOf(checked, current) : []}
      confirmLabel={checked?.isSame ? 'Keep these keys' : `Change to ${checked?.name ?? ''}`}
      irreversible
      onConfirm={async () => {
        await send.mutateAsync(wanted);
        toasts.success(checked?.isSame ? 'The new keys are kept' : `Paid through ${checked?.name ?? ''} now`);
        onDone();
      }}
      onClose={onClose}
    />
  );
}
