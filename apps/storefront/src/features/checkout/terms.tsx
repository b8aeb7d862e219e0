import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { policiesToAccept } from '@stagedoor/rules/shops/policies';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { PolicyNames } from '../../parts/policy-names.tsx';
import styles from './terms.module.css';

/** What an order is placed under, each text a press away; nothing where the outlet asks for nothing. */
export function Terms() {
  const { policies = [] } = useOutlet();
  const terms = policiesToAccept(policies);
  if (terms.length === 0) return null;
  return (
    <p className={styles.terms}>
      {instantCheckoutMessages.agreeTo} <PolicyNames policies={terms} />
    </p>
  );
}
