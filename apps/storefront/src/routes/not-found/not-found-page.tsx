import { shellMessages } from '@stagedoor/rules/messages/shell';
import { MessagePage } from '../../parts/message-page.tsx';

export default function NotFoundPage() {
  return <MessagePage message={shellMessages.pageNotFound} status={404} />;
}
