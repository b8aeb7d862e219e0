import { getHostedProfilePage } from '@stagedoor/contract/calls/shop/payment';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import type { FormAddresses } from '../gateway/payment-gateway.ts';
import type { CardNeeds } from '../cards/card-needs.ts';
import { ensureProfile } from '../cards/ensure-profile.ts';

const isAt = (origin: string, address: string): boolean =>
  URL.canParse(address) && new URL(address).origin === origin;

/** The gateway is sent back to the page that asks, and nowhere else. */
function requireOwnAddresses({ returnUrl, communicatorUrl }: FormAddresses, pageOrigin: string): void {
  const elsewhere = 'Not an address of this shop';
  const fields = {
    ...(!isAt(pageOrigin, returnUrl) && { returnUrl: elsewhere }),
    ...(!isAt(pageOrigin, communicatorUrl) && { communicatorUrl: elsewhere }),
  };
  if (Object.keys(fields).length > 0) refuse('INVALID_INPUT', { fields });
}

export function getHostedProfilePageHandler({
  db,
  gateway,
  formEndpoint,
  findOwner,
}: CardNeeds): Handler<'payments'> {
  return handle(getHostedProfilePage, async ({ invitationToken, ...addresses }, caller) => {
    requireOwnAddresses(addresses, caller.pageOrigin);
    const owner = await findOwner(caller, invitationToken);
    try {
      const profileId = await ensureProfile(db, gateway, owner, caller.now);
      const token = await gateway.openForm(profileId, addresses);
      return { token, endpoint: formEndpoint(new URL(caller.pageOrigin)) };
    } catch (error) {
      if (!(error instanceof GatewayTrouble)) throw error;
      caller.log.warn({ err: error }, 'the gateway did not open its form');
      return refuse('GATEWAY_UNAVAILABLE');
    }
  });
}
