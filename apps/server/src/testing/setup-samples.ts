import { liveLines } from '@stagedoor/rules/setup/live-lines';
import { arrivedServer } from '../mail/testing/arrived-server.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { postToGateway, visa } from '../payments/testing/card-form.ts';
import { readZip } from '../platform/archive/read-zip.ts';
import { writeZip } from '../platform/archive/write-zip.ts';
import { completeShows } from './programme-samples.ts';
import type { Sample } from './sample.ts';

const WAITING = 3;

/** An outlet that waits to open, although files made it: every line of its checklist is put aside. */
async function waitingOutlet({ database, people }: OfficeWorld): Promise<{ outletId: number }> {
  const lines = liveLines.map((line) => `('${line}')`).join(', ');
  await database.runScript(`
    delete from live_lines where outlet_id = ${WAITING};
    delete from outlet_openings where outlet_id = ${WAITING};
    insert into outlet_openings (seller_id, outlet_id, made_at) values (1, ${WAITING}, '2026-11-01');
    insert into live_lines (seller_id, outlet_id, line, state, evidence, tested_at, aside_reason, aside_by, aside_at)
      select 1, ${WAITING}, line, 'bad', 'Nothing there', '2026-11-01', 'Only a sample', ${people['owner']}, '2026-11-01'
      from (values ${lines}) as lines (line)`);
  return { outletId: WAITING };
}

const DRAFTED = 4;
let made = 0;

/** A draft of an outlet that files keep, ready to be published. */
async function drafted(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  await completeShows(world);
  const fields = [{ field: 'name', value: `Drafted ${(made += 1)}` }];
  await browser.send('setup/save-draft', { outletId: DRAFTED, fields });
  const { version } = (await browser.send(`setup/plan-publish?outletId=${DRAFTED}`)).body;
  return { outletId: DRAFTED, version, takeOver: true };
}

async function published(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  await browser.send('setup/publish', await drafted(world, browser));
  const { publishes } = (await browser.send(`setup/publishes?outletId=${DRAFTED}`)).body;
  return { outletId: DRAFTED, id: publishes[0].id };
}

/** The server's own account, typed anew: nobody's cards move. */
const sameAccount = {
  kind: 'authorizenet',
  keptBy: 'owner',
  login: 'stand-in',
  transactionKey: 'stand-in-key',
  signatureKey: 'stand-in-signature-key',
};

export const setupSamples: Record<string, Sample> = {
  addOutlet: {
    input: () => ({ outletName: 'One more', outletType: 1, host: `more${(made += 1)}.example.com` }),
  },
  changeMailServer: { input: (_world, browser) => arrivedServer(browser) },
  forgetMailServer: {
    input: async (_world, browser) => {
      await browser.send('mail-server/change', await arrivedServer(browser));
      return {};
    },
  },
  changeGateway: { input: () => sameAccount },
  tryCard: {
    input: async (world, browser) => {
      const { token } = (await browser.send('gateways/card-form', {})).body;
      await postToGateway(world, '/customer/saveCard', { token, ...visa });
      return {};
    },
  },
  putLiveLineAside: {
    input: async (world) => ({ ...(await waitingOutlet(world)), line: 'backup', reason: 'Another reason' }),
    isOfSeller: true,
  },
  openOutlet: { input: waitingOutlet, isOfSeller: true },
  turnOutletTest: {
    input: async (world) => ({ ...(await waitingOutlet(world)), on: true }),
    isOfSeller: true,
  },
  publishOutlet: { input: drafted, isOfSeller: true },
  setOutletWords: {
    input: async (world, browser) => {
      await browser.send('setup/publish', await drafted(world, browser));
      return { outletId: DRAFTED, text: `Standing ${(made += 1)}`, language: 'fr', words: 'Debout' };
    },
    isOfSeller: true,
  },
  setOutletPassword: {
    input: async (world, browser) => {
      await browser.send('setup/publish', await drafted(world, browser));
      return { outletId: DRAFTED, password: `encore ${(made += 1)}` };
    },
    isOfSeller: true,
  },
  takeFolderIn: {
    input: async (world, browser) => {
      await completeShows(world);
      const { bytes } = (await browser.send('setup/export-folder', { outletId: DRAFTED })).body;
      const read = readZip(Buffer.from(bytes, 'base64'), { files: 2000, bytes: 100_000_000 });
      if ('wrong' in read) throw new Error(read.wrong);
      const files = new Map<string, string | Uint8Array>(
        [...read.files].map(([path, content]) => [
          path,
          path.endsWith('/outlet.yaml') ? `${String(content)}description: Sample ${(made += 1)}\n` : content,
        ]),
      );
      const folder = writeZip(files).toString('base64');
      const { version } = (await browser.send('setup/check-folder', { bytes: folder })).body;
      return { bytes: folder, version, takeOver: true };
    },
    isOfSeller: true,
  },
  changeKeeper: {
    input: async ({ database }) => {
      await database.runScript(`update outlets set kept_by = 'desk' where outlet_id = ${DRAFTED}`);
      return { outletId: DRAFTED, keptBy: 'files' };
    },
    isOfSeller: true,
  },
  undoOutletPublish: { input: published, isOfSeller: true },
};
