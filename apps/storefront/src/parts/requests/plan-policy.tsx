import { choosePolicy, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { PolicyButton } from '../policy-button.tsx';
import { useOutlet } from '../shop/outlet.ts';

/** How the plan works, a press away. */
export function PlanPolicy() {
  const { policies = [] } = useOutlet();
  const policy = choosePolicy(policies, policyTypes.paymentPlan, FAN_REQUEST_SALE);
  return policy && <PolicyButton policy={policy} size="s" />;
}
