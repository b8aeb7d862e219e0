import { takeFolderIn } from '@stagedoor/contract/calls/office/folder';
import { folderMessages } from '@stagedoor/rules/messages/folder';
import { setupMessages } from '@stagedoor/rules/messages/setup';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { keepPicture } from '../../platform/pictures/picture-store.ts';
import { applyForDesk, refuseForbidden, versionOf } from '../../programme/index.ts';
import { lockSellers, maintenance, openings } from '../../sellers/index.ts';
import { planUpload } from '../folder/plan-upload.ts';
import { readUpload } from '../folder/read-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** All of it or nothing. An outlet that was not there before waits, as every one that the box office makes. */
export const takeFolderInHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(takeFolderIn, async ({ bytes, version, takeOver = false }, caller) => {
    const { sellerId, now } = caller;
    const { programme, scope, pictures, isForeign } = await readUpload(bytes, caller);
    if (isForeign) refuse('NOT_FOUND');
    if (!programme) return refuse('FOLDER_REFUSED', { message: folderMessages.hasMistakes });
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'seller', id: sellerId });
      await lockSellers(tx);
      const { before, plan, newOutlets } = await planUpload({ ...needs, db: tx }, scope, programme, now);
      // What was shown before the click is what is changed by it, or nothing is.
      if (versionOf(scope, before) !== version) refuse('CHANGED_MEANWHILE');
      for (const [name, picture] of pictures) await keepPicture(tx, name, picture);
      const wish = { scope, description: plan.wish.description, before, takeOver, now };
      const { changes, entries } = await applyForDesk(tx, wish, needs);
      if (entries.length === 0) return unchanged({ changes: 0 });
      for (const outletId of newOutlets) {
        await openings.make(tx, { sellerId, outletId }, now);
        await maintenance.switch(tx, outletId, setupMessages.gettingReady);
      }
      for (const entry of entries) record(entry);
      return { changes: changes.length };
    });
    const done = await change.catch(refuseForbidden);
    needs.forgetShops();
    return done;
  });
