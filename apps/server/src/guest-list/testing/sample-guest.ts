// Guests who have asked, for tests of the desk that answers them.
import type { Sample } from '../../testing/sample.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { InvitationWish } from '../save-invitations.ts';
import { addGuestCard, calls, guestLevels, invitedGuest, willCallRequest } from './guest-world.ts';
import { openList } from './sample-invitation.ts';

/** Somebody who has asked for two places, free ones or some that are to be paid. */
export async function askingGuest(
  app: TestApp,
  isPaid: boolean,
  {
    invitation = {},
    request = {},
    headers = {},
  }: { invitation?: Partial<InvitationWish>; request?: object; headers?: Record<string, string> } = {},
) {
  await openList(app);
  const guest = await invitedGuest(app, { collectsPayment: isPaid, ...invitation });
  const card = isPaid ? await addGuestCard(app, guest.browser, guest.token) : undefined;
  const level = isPaid ? guestLevels.friends : guestLevels.house;
  const { status, body } = await guest.browser.send(
    calls.create,
    willCallRequest({
      priceLevels: [{ PriceLevelID: level, quantity: 2 }],
      ...(card && { paymentMethodUUID: card.PaymentMethodUUID }),
      ...request,
    }),
    { headers },
  );
  if (status !== 200) throw new Error(`Nothing was asked for: ${JSON.stringify(body)}`);
  return { ...guest, uuid: body.GuestListRequestID as string };
}

const sampleGuest = async (app: TestApp, isPaid: boolean): Promise<object> => ({
  requests: [(await askingGuest(app, isPaid)).uuid],
});
const reason = 'No place is left';

export const guestSamples: Record<string, Sample> = {
  approveGuests: { input: (world) => sampleGuest(world, false), isOfSeller: true },
  approvePaidGuests: { input: (world) => sampleGuest(world, true), isOfSeller: true },
  declineGuests: {
    input: async (world) => ({ ...(await sampleGuest(world, false)), reason }),
    isOfSeller: true,
  },
  declinePaidGuests: {
    input: async (world) => ({ ...(await sampleGuest(world, true)), reason }),
    isOfSeller: true,
  },
};
