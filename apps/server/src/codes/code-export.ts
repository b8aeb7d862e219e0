import { defineExport } from '../platform/tasks/define-export.ts';
import { sumsOfSet, unusedCodes } from './office-store.ts';

const ROWS = 1000;

/** Codes that nobody has used yet, to be handed out. */
export const codeExport = defineExport<{ setId: number }, number>({
  kind: 'codes.unused',
  permission: 'codes.manage',
  heads: ['code'],
  count: async (tx, { sellerId, details }) => (await sumsOfSet(tx, sellerId, details.setId)).left,
  read: async (tx, { sellerId, details }, after = 0) => {
    const codes = await unusedCodes(tx, { sellerId, ...details }, after, ROWS);
    const cursor = codes.length < ROWS ? undefined : codes.at(-1)?.code_id;
    return { rows: codes.map(({ code }) => [code]), cursor };
  },
});
