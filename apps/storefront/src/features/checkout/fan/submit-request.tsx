import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { choosePolicy, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { isSeriesOpen } from '@stagedoor/rules/events/series-window';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { Totals } from '@stagedoor/ui/totals';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { PolicyButton } from '../../../parts/policy-button.tsx';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { AcceptTerms } from '../../../parts/requests/accept-terms.tsx';
import { useRequestTerms } from '../../../parts/requests/use-request-terms.ts';
import { useFanCheckout } from './use-fan-checkout.ts';
import styles from './request-summary.module.css';
import { useSubmitRequest } from './use-submit-request.ts';

/** FAN-06, PLAN-09: what is to be accepted, and the button that sends the request once it is. */
export function SubmitRequest() {
  const currency = useCurrency();
  const { series, cost } = useFanCheckout();
  const { policies = [] } = useOutlet();
  const now = useNow();
  const { submit, busy, problem } = useSubmitRequest();
  const terms = useRequestTerms(cost.onPlan);
  const guidelines = choosePolicy(policies, policyTypes.ticketGuidelines, FAN_REQUEST_SALE);
  const reason = isSeriesOpen(series, now) ? terms.reason : requestPickerMessages.closedMeanwhile;
  return (
    <>
      {problem}
      <AcceptTerms terms={terms} />
      <div className={styles.atMost}>
        <Totals
          rows={[]}
          total={{
            label: requestPickerMessages.atMost,
            value: formatMoney(cost.totals.totalCents, currency),
          }}
        />
      </div>
      <Button size="l" wide busy={busy} disabledReason={reason} missingId={terms.missingId} onClick={submit}>
        {messages.submit}
      </Button>
      {guidelines && (
        <div>
          <PolicyButton policy={guidelines} size="s" />
        </div>
      )}
    </>
  );
}
