import { useParams } from 'react-router';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { DrawPage as Draw } from '../../features/draw/draw-page.tsx';
import { MessagePage } from '../../parts/message-page.tsx';

/** DRAW-07: how a draw went, and the means to check it. */
export default function DrawPage() {
  const { id } = useParams();
  if (!id) return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  return <Draw drawId={id} />;
}
