// What is decided about orders after the sale, for the suite that tries every office call.
import {
  sampleAddress,
  sampleDeclinedCard,
  samplePhoneTicket,
  sampleProposal,
  sampleRefund,
  sampleRefused,
  sampleSeatMove,
  sampleUpgrade,
} from '../orders/testing/sample-refund.ts';
import { levels } from './small-catalogue.ts';
import type { Sample } from './sample.ts';

export const afterSaleSamples: Record<string, Sample> = {
  approveRefund: {
    input: async (world) => {
      const { number, totalCents, lines } = await sampleRefund(world);
      return { number, lines, totalCents, withFees: true, withShipping: false, seats: 'stock' };
    },
    isOfSeller: true,
  },
  tryOrderCard: { input: sampleDeclinedCard, isOfSeller: true },
  changeOrderAddress: { input: sampleAddress, isOfSeller: true },
  approveRefunds: {
    input: async (world) => {
      const { number, totalCents } = await sampleRefund(world);
      return { orders: [{ number, totalCents }], seats: 'stock' };
    },
  },
  reissueTicket: {
    input: async (world) => ({ ...(await samplePhoneTicket(world)), reason: 'Lost the phone' }),
    isOfSeller: true,
  },
  declineRefund: {
    input: async (world) => {
      const { number } = await sampleRefund(world);
      return { number, reason: 'The show takes place' };
    },
    isOfSeller: true,
  },
  cancelOrder: {
    input: async (world) => {
      const { number, owedCents } = await sampleRefund(world);
      return { number, totalCents: owedCents, seats: 'house', reason: 'Sold by mistake' };
    },
    isOfSeller: true,
  },
  startClearingRun: {
    input: async (world, browser) => {
      await sampleUpgrade(world);
      const eventId = 101;
      const { body } = await browser.send(`events/clearing?id=${eventId}`);
      const { givesBackCents, chargesCents } = body;
      return { eventId, wholeSeries: false, moves: body.moves?.length ?? 0, givesBackCents, chargesCents };
    },
    isOfSeller: true,
  },
  undoChange: { input: (world) => sampleProposal(world), isOfSeller: true },
  approveProposal: { input: (world) => sampleProposal(world), isOfSeller: true },
  recordOtherWay: {
    input: async (world) => {
      const { number, returnId } = await sampleRefused(world);
      return { number, returnId, note: 'Check no. 118' };
    },
    isOfSeller: true,
  },
  tryReturnAgain: {
    input: async (world) => {
      const { number, returnId } = await sampleRefused(world);
      return { number, returnId };
    },
    isOfSeller: true,
  },
  revertRefund: {
    input: async (world) => {
      const { number, changeId } = await sampleRefused(world);
      return { number, changeId, reason: 'The card is closed' };
    },
    isOfSeller: true,
  },
  grantUpgrade: {
    input: async (world) => ({
      ...(await sampleUpgrade(world)),
      levelId: levels.box,
      differenceCents: 2100,
    }),
    isOfSeller: true,
  },
  moveOrderSeats: { input: sampleSeatMove, isOfSeller: true },
  declineUpgrade: {
    input: async (world) => {
      const { number, eventId } = await sampleUpgrade(world);
      return { number, eventId, reason: 'The boxes are full' };
    },
    isOfSeller: true,
  },
};
