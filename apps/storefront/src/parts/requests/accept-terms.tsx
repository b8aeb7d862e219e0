import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { choosePolicy, policiesToAccept, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { PolicyNames } from '../policy-names.tsx';
import { useOutlet } from '../shop/outlet.ts';
import type { RequestTerms } from './use-request-terms.ts';

/** FAN-08, PLAN-09: what is to be accepted before a request is sent or grows. */
export function AcceptTerms({ terms: { asked, accepted, accept, idOf } }: { terms: RequestTerms }) {
  const { policies = [] } = useOutlet();
  const planTerms = choosePolicy(policies, policyTypes.paymentPlanTerms, FAN_REQUEST_SALE);
  return (
    <div>
      {asked.terms && (
        <Checkbox
          id={idOf('terms')}
          checked={accepted.terms}
          aria-required
          onChange={(event) => accept({ terms: event.target.checked })}
        >
          {signInMessages.accept} <PolicyNames policies={policiesToAccept(policies)} />
        </Checkbox>
      )}
      {asked.planTerms && planTerms && (
        <Checkbox
          id={idOf('planTerms')}
          checked={accepted.planTerms}
          aria-required
          onChange={(event) => accept({ planTerms: event.target.checked })}
        >
          {signInMessages.accept} <PolicyNames policies={[planTerms]} />
        </Checkbox>
      )}
    </div>
  );
}
