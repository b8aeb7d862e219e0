import { checkDraw } from '@stagedoor/contract/calls/office/draws';
import { planOf } from '@stagedoor/draw/plan';
import { drawStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { checkEntrants } from '../check-entrants.ts';
import { eligibleEntrants } from '../eligible-entrants.ts';
import { reachDraw } from '../open-draw.ts';
import { readRunTerms } from '../ordering/run-terms.ts';
import { rulesOf } from '../stored-draw.ts';

export const checkDrawHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(checkDraw, async ({ seriesId }, caller) => {
    const { sellerId, now } = caller;
    const draw = await reachDraw(db, caller, seriesId);
    const levelIds = planOf(rulesOf(draw)).levels.map(({ id }) => id);
    const { series } = await readRunTerms(db, draw, now);
    const days = [series.installment1Day, series.installment2Day, series.installment3Day];
    const check = await checkEntrants(eligibleEntrants(db, { sellerId, seriesId }, now), days);
    return { ...check, inCarts: await drawStock.inCarts(db, { sellerId, levelIds }, now) };
  });
