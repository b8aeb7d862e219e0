import { getToday } from '@stagedoor/contract/calls/office/today';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { Matter } from '../../office/index.ts';
import type { OverviewNeeds } from '../overview-needs.ts';

export interface TodayNeeds extends OverviewNeeds {
  /** Those of all modules. */
  matters(): readonly Matter[];
}

const age = ({ since }: { since?: Date | undefined }): number => since?.getTime() ?? Infinity;

export const getTodayHandler = ({ db, log, matters }: TodayNeeds): Handler<'overview'> =>
  handle(getToday, async (_input, { sellerId, outletIds, now, grantFor }) => {
    const all = matters();
    const found = await Promise.allSettled(
      all.map((matter) => matter.find(db, { sellerId, outletIds, now })),
    );
    const missing: string[] = [];
    const seen = all.flatMap(({ name, permission, path }, index) => {
      const result = found[index]!;
      const isTheirs = grantFor(permission) === 'yes' || grantFor(permission) === 'asks';
      if (result.status === 'rejected') {
        log.error({ err: result.reason as unknown, matter: name }, 'a source of Today could not be read');
        if (isTheirs) missing.push(name);
        return [];
      }
      return result.value ? [{ name, path, ...result.value, isTheirs }] : [];
    });
    return {
      matters: seen
        .filter(({ isTheirs }) => isTheirs)
        .map(({ isTheirs: _own, ...matter }) => matter)
        .toSorted((a, b) => age(a) - age(b)),
      forOthers: seen.filter(({ isTheirs }) => !isTheirs).length,
      missing,
    };
  });
