import { openCardTrial } from '@stagedoor/contract/calls/office/gateways';
import { triedCardMessages } from '@stagedoor/rules/messages/tried-card';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ensureProfile } from '../cards/ensure-profile.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import { gatewayNames } from '../gateway/payment-gateway.ts';
import { triedOwner } from '../trial/trial-needs.ts';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import type { TrialNeeds } from '../trial/trial-needs.ts';

/** No shop's colour: the form stands beside the box office. */
const ACCENT = '#1f2a44';

/** The card is typed at the gateway's own page, a tab of its own: here nobody ever sees its number. */
export const openCardTrialHandler = ({ db, gateways, publicAddress }: TrialNeeds): Handler<'payments'> =>
  handle(openCardTrial, async (_input, caller) => {
    const account = await gateways.of(caller.sellerId);
    const open = async () => {
      const profileId = await ensureProfile(db, account, triedOwner(caller.sellerId), caller.now);
      return account.adapter.openCardForm(profileId, {
        returnUrl: `${caller.pageOrigin}/setup/money`,
        accent: ACCENT,
        saveText: savedPaymentMessages.save,
        // A stand-in has its pages where the shops are, and the box office may have a port of its own.
        openedFrom: publicAddress({ mainHost: undefined }),
      });
    };
    const form = await onTrouble(open, (trouble) => {
      caller.log.warn({ err: trouble }, 'the gateway did not open its form');
      const message = triedCardMessages.formFailed(gatewayNames[account.adapter.kind]);
      return refuse('GATEWAY_UNAVAILABLE', { message });
    });
    return { url: form.url, token: form.kind === 'frame' ? form.token : undefined };
  });
