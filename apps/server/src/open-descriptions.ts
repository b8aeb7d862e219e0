import { noteNeverDrawn } from '@stagedoor/rules/programme/never-drawn';
import { commitDraws, drawVault } from './awards/index.ts';
import type { Config } from './config.ts';
import { harmChecks, takenByGateway } from './harm-checks.ts';
import type { Gateways } from './payments/index.ts';
import type { Db } from './platform/db/tables.ts';
import type { Module } from './platform/module.ts';
import { openProgramme } from './programme/index.ts';
import type { HarmCheck, ProgrammeNeeds } from './programme/index.ts';

type DescriptionConfig = Pick<Config, 'awards'>;

/** What a shop is, handed in by the box office: with all who know whom it touches, and what follows from it. */
export const openDescriptions = (
  db: Db,
  config: DescriptionConfig,
  gateways: Gateways,
): Module<'programme'> => openProgramme(programmeNeeds(db, config, gateways));

/** Who is asked about a change of a shop, and what follows from it, whichever room publishes it. */
export function programmeNeeds(
  db: Db,
  { awards: { drawKey } }: DescriptionConfig,
  gateways: Gateways,
): ProgrammeNeeds {
  const noteUndrawn: HarmCheck = async (_db, { wanted, now }) =>
    noteNeverDrawn(wanted, now, drawKey !== undefined);
  const vault = drawKey === undefined ? undefined : drawVault(drawKey);
  return {
    db,
    checks: [...harmChecks, takenByGateway(gateways), noteUndrawn],
    // DRAW-01: a draw is committed to before anybody can ask, whoever described it.
    alsoWrite:
      vault &&
      ((tx, { sellerId, outletIds, only, now }) =>
        commitDraws(tx, sellerId, outletIds, { vault, now, only })),
  };
}
