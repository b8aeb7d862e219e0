import type { ReactNode } from 'react';
import { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import { shellQuestion } from '@stagedoor/contract/first-questions';
import { callMessages } from '@stagedoor/rules/messages/calls';
import { Queries } from '../calls/queries.tsx';
import { useAnswer } from '@stagedoor/asking/use-answer';

interface AskOutletProps {
  waiting: ReactNode;
  renderFailed: (failure: Error, retry: () => void) => ReactNode;
  children: (outlet: Outlet) => ReactNode;
}

/** Asks for the outlet, for pages that came without it. */
export default function AskOutlet(props: AskOutletProps) {
  return (
    <Queries>
      <Ask {...props} />
    </Queries>
  );
}

function Ask({ waiting, renderFailed, children }: AskOutletProps) {
  const { data, error, isFetching, refetch } = useAnswer(getOutletInfo, shellQuestion);
  if (data?.outlet) return children(data.outlet);
  if (isFetching) return waiting;
  return renderFailed(error ?? new Error(callMessages.missingOutletId), () => void refetch());
}
