import { choosePolicy, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { PolicyButton } from '../../../parts/policy-button.tsx';
import { useOutlet } from '../../../parts/shop/outlet.ts';

/** FAN-19: what the outlet says about asking for tickets. */
export function Guidelines() {
  const { policies = [] } = useOutlet();
  const policy = choosePolicy(policies, policyTypes.ticketGuidelines, FAN_REQUEST_SALE);
  return policy && <PolicyButton policy={policy} size="s" />;
}
