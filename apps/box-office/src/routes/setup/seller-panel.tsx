import { Link } from '@stagedoor/screens/link';
import { Panel } from '@stagedoor/ui/office/panel';

/** What holds for all outlets of a seller. */
export const SellerPanel = () => (
  <Panel title="The seller">
    <Link to="/setup/taxes">Taxes and invoices</Link>
  </Panel>
);
