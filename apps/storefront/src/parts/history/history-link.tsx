import { useLocation } from 'react-router';
import type { Location } from 'react-router';
import { Link } from '@stagedoor/screens/link';
import type { LinkProps } from '@stagedoor/screens/link';
import { historyPath } from './history-address.ts';
import type { HistoryAddress } from './history-address.ts';

/** What a dialog finds in its history entry: whether the list is one step back. */
export interface OverList {
  overList: true;
}

export interface HistoryLinkProps extends Omit<LinkProps, 'to' | 'state'> {
  address: HistoryAddress;
  /** What the dialog opens with: `#plan`. */
  hash?: string | undefined;
}

/** Opens a dialog over the list, at an address of its own; what the list shows (a year, a filter) stays. */
export function HistoryLink({ address, hash = '', ...rest }: HistoryLinkProps) {
  const { search } = useLocation();
  const state: OverList = { overList: true };
  return <Link {...rest} to={historyPath(address) + search + hash} state={state} />;
}

/** From one dialog to another, which takes its place: closing goes back to where the first was opened. */
export function DialogLink({ address, hash = '', ...rest }: HistoryLinkProps) {
  const { search, state }: Location<unknown> = useLocation();
  return <Link {...rest} replace to={historyPath(address) + search + hash} state={state} />;
}
