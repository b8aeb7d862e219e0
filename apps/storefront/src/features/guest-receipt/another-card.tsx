import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { updateGuestPayment } from '@stagedoor/contract/calls/shop/guest-list';
import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { guestListMessages as words } from '@stagedoor/rules/messages/guest-list';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { CardPicker } from '../../parts/card-picker/card-picker.tsx';
import { useKeepGuestReceipt } from '../../parts/invitation/use-guest-receipt.ts';
import { useInvitationToken } from '../../parts/invitation/use-invitation.ts';

/** A card that was declined at approval is mended here: the request waits on, with another one. */
export function AnotherCard({ receipt }: { receipt: GuestReceipt }) {
  const currency = useCurrency();
  const { uuid, paymentMethod, totals } = receipt;
  const invitationToken = useInvitationToken();
  const { mutateAsync: send, isPending } = useSend(updateGuestPayment);
  const keep = useKeepGuestReceipt();
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  async function give(paymentMethodUuid: string) {
    setProblem(undefined);
    try {
      keep(await send({ uuid, invitationToken, paymentMethodUuid }));
    } catch (error) {
      setProblem(wordsOf(error));
    }
  }

  return (
    <Card title={words.cardRefused}>
      <Stack>
        <Alert tone="warning">{words.cardRefusedText(formatMoney(totals.totalCents, currency))}</Alert>
        {problem && (
          <Alert tone="critical" role="alert">
            {problem}
          </Alert>
        )}
        <CardPicker
          {...(invitationToken && { invitationToken })}
          legend={cardMessages.selectOrAdd}
          value={chosen}
          declined={paymentMethod ? [{ uuid: paymentMethod.uuid }] : []}
          onChange={(card) => setChosen(card.uuid)}
          onFirst={(card) => void give(card.uuid)}
        />
        <Stack row>
          <Button
            busy={isPending}
            disabledReason={chosen === null && cardMessages.noneChosen}
            onClick={() => chosen && void give(chosen)}
          >
            {words.giveCard}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
