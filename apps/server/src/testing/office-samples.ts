// For every office call that changes something: an input with which it does, in a world of its own. Whoever adds such a
// call adds its sample here; the suite that tries all calls fails without it.
import { TOTP, Secret } from 'otpauth';
import { chargingSamples } from '../awards/testing/sample-charge.ts';
import { sampleAbandoning, sampleDraw, sampleEnding, sampleOverride } from '../awards/testing/sample-draw.ts';
import { parcelSamples } from '../fulfilment/testing/sample-parcel.ts';
import { guestSamples } from '../guest-list/testing/sample-guest.ts';
import { invitationSamples } from '../guest-list/testing/sample-invitation.ts';
import { loadOfficeOrders } from '../orders/testing/office-orders.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { setupSamples } from './setup-samples.ts';
import type { Sample } from './sample.ts';
import { hallSamples } from './hall-samples.ts';
import { showSamples } from './show-samples.ts';
import { keySamples } from './key-samples.ts';
import { webhookSamples } from './webhook-samples.ts';
import { passkeySamples } from './passkey-samples.ts';
import { peopleSamples } from './people-samples.ts';
import { codeSamples } from './code-samples.ts';
import { waitingListSamples } from './waiting-list-samples.ts';
import { counterSamples } from './counter-samples.ts';
import { eventSamples } from './event-samples.ts';
import { reportSamples } from './report-samples.ts';
import { letterSamples } from './letter-samples.ts';
import { PASSWORD } from '../staff/testing/office-world.ts';
import { afterSaleSamples } from './after-sale-samples.ts';
import { programmeSamples } from './programme-samples.ts';
import { viewSamples, wordSamples } from './word-samples.ts';

let made = 0;

/** Somebody new at the first seller, by invitation. */
async function newColleague(world: OfficeWorld, browser: OfficeBrowser): Promise<number> {
  const email = `colleague${(made += 1)}@lantern.example`;
  const token = await invitedToken(world, browser, email);
  const accepted = await world
    .office()
    .send('staff/accept-invitation', { token, name: 'New', password: PASSWORD });
  return accepted.body.staff.id;
}

/** The token of a letter that an invitation or a password link wrote. */
async function tokenInLastLetter({ database }: OfficeWorld, email: string): Promise<string> {
  const { plain_text } = await database.db
    .selectFrom('mails')
    .select('plain_text')
    .where('kind', 'like', 'staff-%')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('mails').where('kind', 'like', 'staff-%').execute();
  return /#([\w-]{43})/.exec(plain_text ?? '')![1]!;
}

export async function invitedToken(
  world: OfficeWorld,
  browser: OfficeBrowser,
  email: string,
): Promise<string> {
  const sent = await browser.send('staff/invite', { email, role: 'viewer' });
  if (sent.status !== 200) throw new Error(`No invitation: ${JSON.stringify(sent.body)}`);
  return tokenInLastLetter(world, email);
}

async function firstCode(world: OfficeWorld, browser: OfficeBrowser): Promise<string> {
  const begun = await browser.send('staff/begin-second-step', {});
  const secret = Secret.fromBase32(begun.body.secret);
  return TOTP.generate({ secret, timestamp: world.clock.now().getTime() });
}

async function withSecondStep(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  await browser.send('staff/confirm-second-step', { code: await firstCode(world, browser) });
  return {};
}

/** Orders of the first seller, made once. */
async function anOrder({ database }: OfficeWorld): Promise<string> {
  const found = await database.db.selectFrom('orders').select('unique_id').limit(1).executeTakeFirst();
  if (!found) await loadOfficeOrders(database.db, 4);
  return 'Z4100000001';
}

async function aCustomer(world: OfficeWorld): Promise<{ id: number }> {
  await anOrder(world);
  return { id: 1 };
}

export const officeSamples: Record<string, Sample> = {
  ...afterSaleSamples,
  ...setupSamples,
  ...reportSamples,
  signInStaff: { input: () => ({ email: 'desk@lantern.example', password: PASSWORD }), atDoor: true },
  signOutStaff: { input: () => ({}) },
  chooseSeller: { input: () => ({ sellerId: 1 }), isOfSeller: true },
  confirmStaffPassword: { input: () => ({ password: PASSWORD }) },
  forgotStaffPassword: { input: () => ({ email: 'desk@lantern.example' }), atDoor: true },
  acceptStaffInvitation: {
    atDoor: true,
    input: async (world, browser) => ({
      token: await invitedToken(world, browser, 'joining@lantern.example'),
      name: 'Joining',
      password: PASSWORD,
    }),
  },
  setStaffPassword: {
    atDoor: true,
    input: async (world, browser) => {
      await browser.send('staff/send-password-link', { id: world.people['finance'] });
      return { token: await tokenInLastLetter(world, 'finance@lantern.example'), password: PASSWORD };
    },
  },
  endOwnSession: {
    input: async (world, browser) => {
      await world.signedIn('owner');
      const { body } = await browser.send('staff/own-sessions');
      return { id: body.sessions.find((each: { isThisOne: boolean }) => !each.isThisOne).id };
    },
    isOfSeller: true,
  },
  changeOwnPassword: { input: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }) },
  beginSecondStep: { input: () => ({}) },
  confirmSecondStep: { input: async (world, browser) => ({ code: await firstCode(world, browser) }) },
  removeSecondStep: { input: withSecondStep },
  renewRecoveryCodes: { input: withSecondStep },
  ...passkeySamples,
  ...keySamples,
  ...webhookSamples,
  ...codeSamples,
  ...waitingListSamples,
  inviteStaff: {
    input: () => ({ email: 'invited@lantern.example', role: 'desk', outletIds: [1] }),
    isOfSeller: true,
  },
  withdrawStaffInvitation: {
    input: async (_world, browser) => {
      const sent = await browser.send('staff/invite', { email: 'unwanted@lantern.example', role: 'desk' });
      return { id: sent.body.id };
    },
    isOfSeller: true,
  },
  changeStaffRole: {
    input: async (world, browser) => ({ id: await newColleague(world, browser), role: 'desk', version: 1 }),
    isOfSeller: true,
  },
  removeStaff: {
    input: async (world, browser) => ({ id: await newColleague(world, browser) }),
    isOfSeller: true,
  },
  endOpenedByStaff: {
    input: async (world, browser) => ({ id: await newColleague(world, browser) }),
    isOfSeller: true,
  },
  endSessionsOfStaff: {
    input: async (world, browser) => ({ id: await newColleague(world, browser) }),
    isOfSeller: true,
  },
  ...viewSamples,
  exportLog: { input: () => ({ action: `staff.made-up-${(made += 1)}` }) },
  exportOfficeOrders: { input: () => ({ words: `made up ${(made += 1)}` }) },
  addOrderNote: {
    input: async (world) => ({ number: await anOrder(world), content: 'Called about the address' }),
    isOfSeller: true,
  },
  correctCustomer: {
    input: async (world) => {
      await anOrder(world);
      const { updated_at } = await world.database.db
        .selectFrom('customers')
        .select('updated_at')
        .where('user_id', '=', 1)
        .executeTakeFirstOrThrow();
      const name = { firstName: 'Robin', lastName: 'Hale' };
      return {
        id: 1,
        ...name,
        email: `robin${(made += 1)}@example.com`,
        updatedAt: updated_at.toISOString(),
      };
    },
    isOfSeller: true,
  },
  sendCustomerResetLink: { input: aCustomer, isOfSeller: true },
  endCustomerSessions: { input: aCustomer, isOfSeller: true },
  addCustomerNote: {
    input: async (world) => ({ ...(await aCustomer(world)), content: 'Is moving in January' }),
    isOfSeller: true,
  },
  ...eventSamples,
  ...counterSamples,
  ...peopleSamples,
  ...letterSamples,
  ...wordSamples,
  ...programmeSamples,
  ...hallSamples,
  ...showSamples,
  closeShop: { input: () => ({ outletId: 1, message: `Back at ${(made += 1)}` }), isOfSeller: true },
  openShop: {
    input: async (_world, browser) => {
      await browser.send('switches/close-shop', { outletId: 1, message: 'Back soon' });
      return { outletId: 1 };
    },
    isOfSeller: true,
  },
  closeAllShops: { input: () => ({ message: `Back at ${(made += 1)}` }) },
  openAllShops: {
    input: async (_world, browser) => {
      await browser.send('switches/close-all', { message: 'Back soon' });
      return {};
    },
  },
  pauseTask: { input: async (world) => ({ id: await world.waitingTask() }), isOfSeller: true },
  resumeTask: {
    input: async (world, browser) => {
      const id = await world.waitingTask();
      await browser.send('tasks/pause', { id });
      return { id };
    },
    isOfSeller: true,
  },
  freezeDraw: { input: (world, browser) => sampleDraw(world, browser, 'committed'), isOfSeller: true },
  exportDrawRequests: {
    input: (world, browser) => sampleDraw(world, browser, 'committed'),
    isOfSeller: true,
  },
  recordDrawNumber: { input: (world, browser) => sampleDraw(world, browser, 'frozen'), isOfSeller: true },
  runDraw: { input: (world, browser) => sampleDraw(world, browser, 'frozen'), isOfSeller: true },
  overrideDraw: { input: sampleOverride, isOfSeller: true },
  ...chargingSamples,
  abandonDraw: { input: sampleAbandoning, isOfSeller: true },
  endDrawWalks: { input: sampleEnding, isOfSeller: true },
  publishDraw: {
    input: async (world, browser) => ({ ...(await sampleDraw(world, browser, 'drawn')), charges: 1 }),
    isOfSeller: true,
  },
  ...guestSamples,
  ...invitationSamples,
  exportLabels: { input: () => ({ method: `made up ${(made += 1)}` }) },
  ...parcelSamples,
  sendStaffPasswordLink: { input: (world) => ({ id: world.people['desk'] }), isOfSeller: true },
};
