import { addPasskey, answerOf, here } from '../staff/passkeys/testing/add-passkey.ts';
import { softwarePasskey } from '../platform/passkeys/testing/software-passkey.ts';
import type { OfficeBrowser } from '../staff/testing/office-world.ts';
import type { Sample } from './sample.ts';

const aPasskey = async (browser: OfficeBrowser): Promise<{ id: string }> => {
  const { sent } = await addPasskey(browser);
  return { id: sent.body.id };
};

const anAnswer = async (browser: OfficeBrowser) => {
  const { device } = await addPasskey(browser);
  return { passkey: await answerOf(browser, device) };
};

export const passkeySamples: Record<string, Sample> = {
  signInWithPasskey: { atDoor: true, input: (_world, browser) => anAnswer(browser) },
  confirmWithPasskey: { input: (_world, browser) => anAnswer(browser) },
  addPasskey: {
    input: async (_world, browser) => {
      const { body } = await browser.send('staff/begin-passkey', {});
      return { name: 'Laptop', passkey: softwarePasskey().make(body, here) };
    },
  },
  renamePasskey: { input: async (_world, browser) => ({ ...(await aPasskey(browser)), name: 'Old laptop' }) },
  removePasskey: { input: (_world, browser) => aPasskey(browser) },
};
