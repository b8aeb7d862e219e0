import { getFirstRun } from '@stagedoor/contract/calls/office/first-run';
import type { Handler } from '../../platform/http/handler.ts';
import { handleAtDoor } from '../../staff/index.ts';
import { requireFirstRunLink } from '../first-run-link.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** Browsers lead every name below it to their own machine. */
const LOCAL = 'localhost';

export const getFirstRunHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handleAtDoor(getFirstRun, async ({ token }, { now }) => {
    const { expires_at } = await requireFirstRunLink(needs, token, now);
    const [before = '', after = ''] = needs.publicAddress({ mainHost: LOCAL }).split(LOCAL);
    return { endsAt: expires_at, before, after, ending: needs.production ? undefined : LOCAL };
  });
