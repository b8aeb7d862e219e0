import { exportOutletFolder } from '@stagedoor/contract/calls/office/folder';
import { filesOfSeller } from '../../importing/index.ts';
import { writeZip } from '../../platform/archive/write-zip.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openings } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';

const forFile = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'shop';

export const exportOutletFolderHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(exportOutletFolder, async ({ outletId }, caller) => {
    if (outletId !== undefined) caller.requireOutlet(outletId);
    const { sellerId, outletIds: mine } = caller;
    const outlets = (await openings.list(db, sellerId)).filter(({ id }) =>
      outletId === undefined ? mine === 'all' || mine.includes(id) : id === outletId,
    );
    const { files, pictures } = await filesOfSeller(
      db,
      sellerId,
      outlets.map(({ id }) => id),
    );
    const [first] = outlets;
    const name = outlets.length === 1 && first ? forFile(first.name) : 'shop';
    const all = new Map<string, string | Uint8Array>([...files, ...pictures]);
    return { name: `${name}.zip`, bytes: new Uint8Array(writeZip(all)) };
  });
