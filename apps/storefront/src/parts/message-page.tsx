import { labels } from '@stagedoor/rules/messages/labels';
import { MessagePage as Message } from '@stagedoor/screens/message-page';

interface MessagePageProps {
  message: string;
  /** What a server sends with it: 404 for what does not exist. */
  status?: number;
}

const toEvents = { to: '/events', label: labels.allEvents };

/** A page with nothing on it but a sentence and the way to the events. */
export const MessagePage = (props: MessagePageProps) => <Message {...props} way={toEvents} />;
