import { savedPaymentMessages as messages } from '@stagedoor/rules/messages/saved-payments';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Stack } from '@stagedoor/ui/stack';

/** The way to a card form that is a page of the gateway's own. */
export function CardPageLink({ url }: { url: string }) {
  return (
    <Stack gap={12}>
      <p>{messages.ownPage}</p>
      <Stack row>
        <ButtonLink href={url} icon="card">
          {messages.toOwnPage}
        </ButtonLink>
      </Stack>
    </Stack>
  );
}
