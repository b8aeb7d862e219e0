// Invitations as the desk makes them, for tests of the calls that do.
import type { Sample } from '../../testing/sample.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addGuestList, invite } from './guest-world.ts';

let made = 0;

export async function openList({ database }: TestApp): Promise<void> {
  const found = await database.db.selectFrom('outlets').select('name').where('outlet_id', '=', 9).execute();
  if (found.length === 0) await addGuestList(database);
}

export const invitationFile = (...lines: string[]): string =>
  ['reference,guest,email,tickets,expires', ...lines].join('\n');

async function anInvitation(app: TestApp): Promise<number[]> {
  await openList(app);
  const { invitationId } = await invite(app, { guestEmail: `guest${(made += 1)}@example.com` });
  return [invitationId];
}

export const invitationSamples: Record<string, Sample> = {
  exportInvitations: { input: () => ({ words: `made up ${(made += 1)}` }) },
  saveInvitations: {
    input: async (world) => {
      await openList(world);
      const file = invitationFile(`sample-${(made += 1)},Ana,ana@example.com,2,in 10 days`);
      return { outletId: 9, file, letters: 'now' };
    },
    isOfSeller: true,
  },
  sendInvitations: {
    input: async (world) => ({ invitations: await anInvitation(world) }),
    isOfSeller: true,
  },
  revokeInvitations: {
    input: async (world) => ({ invitations: await anInvitation(world), reason: 'Will not come' }),
    isOfSeller: true,
  },
};
