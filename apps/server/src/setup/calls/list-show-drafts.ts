import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { listedDrafts } from '../programme-drafts/listed-drafts.ts';

export const listShowDraftsHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(listShowDrafts, async (_input, { sellerId, outletIds }) => ({
    drafts: await listedDrafts(db, { sellerId, outletIds }),
  }));
