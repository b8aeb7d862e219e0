import { getDrawFile } from '@stagedoor/contract/calls/shop/draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { readFilePart } from '../file-store.ts';
import { reachPublicDraw, isOver } from '../reach-public-draw.ts';

export const getDrawFileHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(getDrawFile, async ({ drawId, part }, caller) => {
    const { draw } = await reachPublicDraw(needs, caller, drawId);
    if (!isOver(draw)) refuse('NOT_FOUND');
    const body = (await readFilePart(needs.db, draw, part)) ?? refuse('NOT_FOUND');
    return { body, isLast: (await readFilePart(needs.db, draw, part + 1)) === undefined };
  });
