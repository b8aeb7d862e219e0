import { Navigate, useParams } from 'react-router';
import { confirmPayment } from '@stagedoor/contract/calls/shop/payment';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { CallError } from '@stagedoor/client/call-error';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Spinner } from '@stagedoor/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../../parts/calls/calls.ts';
import { MessagePage } from '../../parts/message-page.tsx';

/** GATE-06: where the bank leads back to. What became of the charge is looked up, and then shown where it belongs. */
export default function ConfirmPage() {
  const { ref = '' } = useParams();
  const calls = useCalls();
  usePageTitle(messages.askingBank);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [confirmPayment.name, ref],
    queryFn: async () => (await calls()).client.send(confirmPayment, { ref }),
    gcTime: 0,
    retry: false,
    meta: { access: confirmPayment.access },
  });
  if (error instanceof CallError && error.status === 404)
    return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  if (error)
    return (
      <Page narrow>
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Page>
    );
  if (!data)
    return (
      <Page narrow>
        <Spinner label={messages.askingBank} />
      </Page>
    );
  const { cartUuid } = data;
  const to = cartUuid === undefined ? '/user/history/orders' : `/checkout/i/confirm/${cartUuid}`;
  return <Navigate to={to} replace />;
}
