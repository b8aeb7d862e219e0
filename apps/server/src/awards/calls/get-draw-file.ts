import { getDrawFile } from '@stagedoor/contract/calls/shop/draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { readFilePart } from '../file-store.ts';
import { reachPublicDraw, isOver } from '../reach-public-draw.ts';

export const getDrawFileHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(getDrawFile, async ({ drawId, part }, caller) => {
    // On one connection: a file whose end was read elsewhere than its draw might end too soon.
    return needs.readDb.connection().execute(async (db) => {
      const { draw } = await reachPublicDraw({ db }, caller, drawId);
      if (!isOver(draw)) refuse('NOT_FOUND');
      const body = (await readFilePart(db, draw, part)) ?? refuse('NOT_FOUND');
      return { body, isLast: (await readFilePart(db, draw, part + 1)) === undefined };
    });
  });
