import { addressSample } from '../webhooks/testing/address-sample.ts';
import type { Sample } from './sample.ts';

const ofOne: Sample = { input: addressSample, isOfSeller: true };

export const webhookSamples: Record<string, Sample> = {
  addWebhook: { input: () => ({ url: 'https://1.1.1.1/hooks', kinds: ['order.placed'] }) },
  rotateWebhook: ofOne,
  removeWebhook: ofOne,
  testWebhook: ofOne,
  resumeWebhook: { input: (world, browser) => addressSample(world, browser, 'paused'), isOfSeller: true },
  leaveDelivery: {
    input: async (world, browser) => {
      const { id } = await addressSample(world, browser, 'failing');
      const { body } = await browser.send(`webhooks/deliveries?id=${id}`);
      return { id, deliveryId: body.deliveries[0].id };
    },
    isOfSeller: true,
  },
  tryDeliveries: { input: (world, browser) => addressSample(world, browser, 'failing'), isOfSeller: true },
};
