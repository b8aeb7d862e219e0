import { planLegPrices } from '@stagedoor/contract/calls/office/leg-prices';
import type { ShowPrices } from '@stagedoor/contract/calls/office/leg-prices';
import { textIn } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { findShow } from '@stagedoor/descriptions/shows/read-show';
import { itemsIn, levelIn, titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { planDrafts } from '../programme-drafts/plan-drafts.ts';
import { ownProblems } from '../programme-drafts/told-problems.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { showsToPrice } from '../shows/leg-prices.ts';
import type { ShowToPrice } from '../shows/leg-prices.ts';

const toldShow = (
  programme: Programme,
  { reached: { outletId, publicId = 0 }, sheet, levels }: ShowToPrice,
  wrongAt: (field: string) => string | undefined,
): ShowPrices => ({
  eventId: publicId,
  name: titleIn(sheet),
  startsAt: findShow(programme, { outletId, eventId: publicId })?.show.date,
  prices: levels.map(({ field, name, was, becomes, value }) => ({
    level: name,
    was,
    becomes,
    buyerPaid: buyerPays({ ...value, price: was }),
    buyerPays: buyerPays(value),
    wrong: wrongAt(field),
  })),
});

const namesIn = ({ sheet }: ShowToPrice): string[] =>
  itemsIn(sheet).flatMap(({ levels }) => levels.map((key) => textIn(levelIn(sheet, key), 'name')));

export const planLegPricesHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(planLegPrices, async (wish, caller) => {
    const { programme, shows } = await showsToPrice(needs.db, caller, wish);
    const drafts = shows.map(({ reached, levels }) => ({ ...reached, typed: levels }));
    const { plan, written } = await planDrafts(needs, caller, drafts);
    return {
      currency: programme.currency,
      shows: shows.map((show, index) => {
        const laid = written[index];
        const problems = laid ? ownProblems(plan.problems, laid) : [];
        return toldShow(programme, show, (field) => problems.find((each) => each.field === field)?.message);
      }),
      levels: [...new Set(shows.flatMap(namesIn))].toSorted(),
    };
  });
