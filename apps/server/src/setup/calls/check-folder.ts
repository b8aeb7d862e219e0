import { checkFolder } from '@stagedoor/contract/calls/office/folder';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toldChanges, versionOf } from '../../programme/index.ts';
import { ofSeller } from '../../sellers/index.ts';
import { planUpload } from '../folder/plan-upload.ts';
import { readUpload } from '../folder/read-upload.ts';
import type { SetupNeeds } from '../setup-needs.ts';

const MOST_SENTENCES = 100;

export const checkFolderHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(checkFolder, async ({ bytes }, caller) => {
    const { mistakes, notes, programme, scope, remarkAt } = await readUpload(bytes, caller);
    if (!programme) return { mistakes, notes, sentences: [], more: 0, version: '', takesOver: [] };
    const { before, plan, outlets } = await planUpload(needs, scope, programme, caller.now);
    const spoken = await ofSeller.told(needs.db, caller.sellerId);
    const told = toldChanges(scope, plan.differences, plan.before, plan.after ?? null, spoken);
    const sentences = told.flatMap((change) => change.sentences);
    return {
      mistakes: plan.problems.map(remarkAt),
      notes: [...notes, ...plan.notes.map(remarkAt)],
      sentences: sentences.slice(0, MOST_SENTENCES),
      more: Math.max(0, sentences.length - MOST_SENTENCES),
      version: versionOf(scope, before),
      takesOver: outlets.filter(({ id }) => plan.takenOver.includes(id)).map(({ name }) => name),
    };
  });
