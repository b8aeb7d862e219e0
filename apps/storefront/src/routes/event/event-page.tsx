import { useParams } from 'react-router';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { labels } from '@stagedoor/rules/messages/labels';
import { ComingSoon } from '../../parts/coming-soon.tsx';
import { MessagePage } from '../../parts/message-page.tsx';

export default function EventPage() {
  const { eventId } = useParams();
  if (!eventId) return <MessagePage message={eventEmptyMessages.noEvent} status={404} />;
  return <ComingSoon title={labels.event} />;
}
