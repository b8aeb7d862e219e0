import { useState } from 'react';
import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { choosePolicy, policiesToAccept, policyTypes } from '@stagedoor/rules/policies';
import { acceptancesAsked, canSubmitRequest } from '@stagedoor/rules/request-terms';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/sales-types';
import { isSeriesOpen } from '@stagedoor/rules/series-window';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { useNow } from '../../../parts/page/clock.tsx';
import { PolicyButton } from '../../../parts/policy-button.tsx';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { PolicyNames } from '../../../parts/policy-names.tsx';
import { useFanCheckout } from './use-fan-checkout.ts';
import { useSubmitRequest } from './use-submit-request.ts';

/** FAN-06, PLAN-09: what is to be accepted, and the button that sends the request once it is. */
export function SubmitRequest() {
  const { series, cost } = useFanCheckout();
  const { policies = [] } = useOutlet();
  const now = useNow();
  const { submit, busy, problem } = useSubmitRequest();
  const [accepted, setAccepted] = useState({ terms: false, planTerms: false });
  const asked = acceptancesAsked(policies, cost.onPlan);
  const planTerms = choosePolicy(policies, policyTypes.paymentPlanTerms, FAN_REQUEST_SALE);
  const guidelines = choosePolicy(policies, policyTypes.ticketGuidelines, FAN_REQUEST_SALE);
  const reason = isSeriesOpen(series, now)
    ? !canSubmitRequest(asked, accepted) && signInMessages.termsRequired
    : requestPickerMessages.closedMeanwhile;
  return (
    <>
      {problem}
      <div>
        {asked.terms && (
          <Checkbox
            checked={accepted.terms}
            aria-required
            onChange={(event) => setAccepted({ ...accepted, terms: event.target.checked })}
          >
            {signInMessages.accept} <PolicyNames policies={policiesToAccept(policies)} />
          </Checkbox>
        )}
        {asked.planTerms && planTerms && (
          <Checkbox
            checked={accepted.planTerms}
            aria-required
            onChange={(event) => setAccepted({ ...accepted, planTerms: event.target.checked })}
          >
            {signInMessages.accept} <PolicyNames policies={[planTerms]} />
          </Checkbox>
        )}
      </div>
      <Button size="l" wide busy={busy} disabledReason={reason} onClick={submit}>
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
