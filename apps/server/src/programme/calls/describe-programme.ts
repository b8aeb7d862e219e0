import { describeProgramme } from '@stagedoor/contract/calls/office/programme';
import { partOf } from '@stagedoor/descriptions/scope';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import type { ProgrammeNeeds } from '../programme-needs.ts';
import { reachScope } from '../reach-scope.ts';
import { readProgramme } from '../read-programme.ts';
import { keepTold } from '../told-description-store.ts';

export const describeProgrammeHandler = ({ db }: ProgrammeNeeds): Handler<'programme'> =>
  handle(describeProgramme, async (named, caller) => {
    const scope = await reachScope(db, staffActor(caller), named);
    const { programme, keepers } = await readProgramme(db, scope);
    const description = partOf(programme, scope) ?? refuse('NOT_FOUND');
    return {
      version: await keepTold(db, scope, description, caller.now),
      description,
      outlets: [...keepers].map(([id, keptBy]) => ({ id, keptBy })),
    };
  });
