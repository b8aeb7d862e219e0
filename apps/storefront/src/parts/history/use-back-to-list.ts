import { useLocation, useNavigate } from 'react-router';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { historyPath } from './history-address.ts';
import type { HistoryType } from './history-address.ts';

/** Closes a dialog: one step back where it was opened over the list, otherwise the list takes its place. */
export function useBackToList(type: HistoryType): () => void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOverList = recordOf(state).overList === true;
  return () => void (isOverList ? navigate(-1) : navigate(historyPath({ type }) + search, { replace: true }));
}
