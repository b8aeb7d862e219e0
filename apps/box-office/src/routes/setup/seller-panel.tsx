import { Link } from '@stagedoor/screens/link';
import { Stack } from '@stagedoor/ui/stack';
import { Panel } from '@stagedoor/ui/office/panel';

/** What holds for all outlets of a seller. */
export const SellerPanel = () => (
  <Panel title="The seller">
    <Stack gap={8}>
      <Link to="/setup/mail">Mail server and sender</Link>
      <Link to="/setup/taxes">Taxes and invoices</Link>
    </Stack>
  </Panel>
);
