import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest } from '@stagedoor/contract/entities/request';
import { linePreferences } from '@stagedoor/rules/requests/line-preferences';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { Link } from '@stagedoor/screens/link';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import panel from '../chosen-panel.module.css';
import { ItemsCard } from '../items-card.tsx';

interface AlreadyAskedProps {
  event: OutletEvent;
  eventRequest: EventRequest;
  namedItem: number | undefined;
}

/** One request per event: what was asked for, and the way to change it. */
export function AlreadyAsked({ event, eventRequest, namedItem }: AlreadyAskedProps) {
  const currency = useCurrency();
  const { lines, totals } = eventRequest;
  const preferences = linePreferences(lines);
  const fees = { key: 'fees', label: labels.fees, value: formatMoney(totals.feesCents, currency) };
  const taxes = { key: 'taxes', label: labels.taxes, value: formatMoney(totals.taxesCents, currency) };
  return (
    <TwoColumns
      sideLabel={checkoutMessages.summaryHeading}
      side={
        <Card title={messages.alreadyAsked}>
          <Stack>
            <Totals
              rows={[
                ...lines.map(({ uuid, levelName, quantity, priceCents }, index) => ({
                  key: uuid,
                  label: checkoutMessages.preferred(
                    preferences[index],
                    checkoutMessages.linesTimes(levelName, quantity),
                  ),
                  value: formatMoney(priceCents * quantity, currency),
                })),
                ...(totals.feesCents > 0 ? [fees] : []),
                ...(totals.taxesCents > 0 ? [taxes] : []),
              ]}
              total={{ label: messages.atMost, value: formatMoney(totals.totalCents, currency) }}
            />
            <ButtonLink wide size="l" render={<Link to="/user/history/requests" />}>
              {eventMessages.goToMyRequests}
            </ButtonLink>
            <p className={panel.quiet}>{messages.alreadyAskedHint}</p>
          </Stack>
        </Card>
      }
    >
      <ItemsCard event={event} quantities={{}} namedItem={namedItem} />
    </TwoColumns>
  );
}
