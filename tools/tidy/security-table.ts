import { claimsOf } from '../trace/claims.ts';
import { isSameTable, proofTable, withTable } from '../trace/proof-table.ts';
import { requirementsIn } from '../trace/requirements.ts';
import type { Rule } from './project.ts';

const path = 'SECURITY.md';

/** It says which test proves which line, and a table that nobody keeps would soon be wrong. */
export const securityTable: Rule = ({ texts, sources }) => {
  const text = texts.find((one) => one.path === path)?.text;
  if (text === undefined) return [];
  const anew = withTable(text, proofTable('SEC', requirementsIn(texts), claimsOf(sources)));
  return isSameTable(text, anew) ? [] : [{ path, reason: 'its table is old: npm run trace -- --write' }];
};
