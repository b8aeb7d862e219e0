import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { choosePolicy, policyTypes } from '@stagedoor/rules/shops/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { PolicyNames } from '../../parts/policy-names.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';

interface PlanTermsProps {
  id: string;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}

/** PLAN-07: what is to be accepted before enrolling. */
export function PlanTerms({ id, accepted, onChange }: PlanTermsProps) {
  const { policies = [] } = useOutlet();
  const terms = choosePolicy(policies, policyTypes.paymentPlanTerms, FAN_REQUEST_SALE);
  return (
    terms && (
      <Checkbox id={id} checked={accepted} aria-required onChange={(event) => onChange(event.target.checked)}>
        {signInMessages.accept} <PolicyNames policies={[terms]} />
      </Checkbox>
    )
  );
}
