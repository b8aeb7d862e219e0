import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useSend } from '@stagedoor/asking/use-send';
import { answerKey } from '@stagedoor/contract/bootstrap';
import { getPaymentLink, payPaymentLink } from '@stagedoor/contract/calls/shop/payment-link';
import type { PaymentLink } from '@stagedoor/contract/entities/payment-link';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { payLinkMessages as words } from '@stagedoor/rules/messages/pay-link';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { useQueryClient } from '@tanstack/react-query';
import { CardPicker } from '../../parts/card-picker/card-picker.tsx';
import { useCurrency } from '../../parts/shop/use-currency.ts';

/** A card is saved behind this very link, shown where it was saved, and charged once however often one presses. */
export function PayByCard({ link, bought }: { link: string; bought: PaymentLink }) {
  const currency = useCurrency();
  const queries = useQueryClient();
  const { mutateAsync: send, isPending } = useSend(payPaymentLink);
  const [chosen, setChosen] = useState<string | null>(null);
  const [declined, setDeclined] = useState<{ uuid: string }[]>([]);
  const [problem, setProblem] = useState(bought.problem);
  const key = [answerKey(getPaymentLink, { payLink: link })];

  async function pay(paymentMethodUuid: string) {
    setProblem(undefined);
    try {
      queries.setQueryData(
        key,
        await send({ payLink: link, paymentMethodUuid, totalCents: bought.totalCents }),
      );
    } catch (error) {
      setProblem(wordsOf(error));
      setDeclined((before) => [...before, { uuid: paymentMethodUuid }]);
      // Whether it can still be paid is the server's to say.
      void queries.invalidateQueries({ queryKey: key });
    }
  }

  return (
    <Card title={words.payByCard}>
      <Stack>
        {problem && (
          <Alert tone="critical" role="alert">
            {problem}
          </Alert>
        )}
        <CardPicker
          payLink={link}
          legend={cardMessages.selectOrAdd}
          value={chosen}
          declined={declined}
          onChange={(card) => setChosen(card.uuid)}
        />
        <Stack row>
          <Button
            busy={isPending}
            disabledReason={chosen === null && cardMessages.noneChosen}
            onClick={() => chosen && void pay(chosen)}
          >
            {words.paySum(formatMoney(bought.totalCents, currency))}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
