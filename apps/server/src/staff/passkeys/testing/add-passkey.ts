import type { OfficeBrowser } from '../../testing/office-world.ts';
import { OFFICE_ORIGIN } from '../../testing/office-world.ts';
import type { Sent } from '../../../testing/test-app.ts';
import { softwarePasskey } from '../../../platform/passkeys/testing/software-passkey.ts';
import type { SoftwarePasskey } from '../../../platform/passkeys/testing/software-passkey.ts';

export const here = { origin: OFFICE_ORIGIN };

/** A new device, made known to the account of whoever is signed in. */
export async function addPasskey(
  browser: OfficeBrowser,
  name = 'Laptop',
  device: SoftwarePasskey = softwarePasskey(),
): Promise<{ device: SoftwarePasskey; sent: Sent }> {
  const { body } = await browser.send('staff/begin-passkey', {});
  const sent = await browser.send('staff/add-passkey', { name, passkey: device.make(body, here) });
  return { device, sent };
}

/** What the device says to a new question. */
export async function answerOf(
  browser: OfficeBrowser,
  device: SoftwarePasskey,
  how: Partial<Parameters<SoftwarePasskey['answer']>[1]> = {},
) {
  const { body } = await browser.send('staff/ask-for-passkey', {});
  return device.answer(body, { ...here, ...how });
}
