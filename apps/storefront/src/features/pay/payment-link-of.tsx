import { isMissing } from '@stagedoor/asking/is-missing';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { getPaymentLink } from '@stagedoor/contract/calls/shop/payment-link';
import type { PaymentLink } from '@stagedoor/contract/entities/payment-link';
import { payLinkMessages as words } from '@stagedoor/rules/messages/pay-link';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Heading } from '@stagedoor/ui/heading';
import { Page } from '@stagedoor/ui/page';
import { Stack } from '@stagedoor/ui/stack';
import { MessagePage } from '../../parts/message-page.tsx';
import { ReceiptWaiting } from '../../parts/receipt/receipt-waiting.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import { PayByCard } from './pay-by-card.tsx';
import { WhatIsPaid } from './what-is-paid.tsx';
import sheet from '../../parts/receipt/receipt.module.css';

/** What the bank decides and what ends at its hour is looked at again. */
const LOOK_AGAIN_MS = 15_000;

/** What was bought at the counter, for whoever has the letter; for everybody else there is nothing. */
export function PaymentLinkOf({ link }: { link: string }) {
  const { phase } = useSession();
  const answer = useAnswer(
    getPaymentLink,
    { payLink: link },
    { enabled: phase !== 'checking', refetchInterval: LOOK_AGAIN_MS },
  );
  usePageTitle(words.payByCard);
  if (answer.data) return <Bought link={link} bought={answer.data} />;
  if (isMissing(answer.error)) return <MessagePage message={words.noSuchLink} status={404} />;
  return <ReceiptWaiting answer={answer} />;
}

const titles: Record<PaymentLink['state'], (bought: PaymentLink) => string> = {
  due: ({ firstName }) => words.payTitle(firstName),
  charging: () => words.chargingTitle,
  paid: ({ firstName }) => words.paidTitle(firstName),
  over: () => words.linkOver,
};

function Bought({ link, bought }: { link: string; bought: PaymentLink }) {
  const { formatNamed } = useTimes();
  const { state, until, number } = bought;
  return (
    <Page narrow className={sheet.page}>
      <Stack gap={24}>
        <header className={sheet.head}>
          <Heading level={1}>{titles[state](bought)}</Heading>
          <p>{words.orderNumber(number)}</p>
        </header>
        {state === 'due' && until && <Alert tone="warning">{words.keptUntil(formatNamed(until))}</Alert>}
        {state === 'charging' && <Alert tone="information">{words.chargingText}</Alert>}
        {state === 'paid' && <Alert tone="good">{words.paidText}</Alert>}
        {state === 'over' && <Alert tone="warning">{words.overText}</Alert>}
        {state !== 'over' && <WhatIsPaid bought={bought} />}
        {state === 'due' && <PayByCard link={link} bought={bought} />}
        {(state === 'over' || state === 'paid') && (
          <Stack row>
            <ButtonLink look="lined" render={<Link to="/events" />}>
              {words.seeShows}
            </ButtonLink>
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
