// Tabs of one browser share one session, so they tell each other what became of it.
import type { Session } from '@stagedoor/contract/entities/session';

/** The session as another tab was told it, or undefined when it ended there. */
export interface SessionNews {
  session: Session | undefined;
  answeredAt: Date;
}

export interface SessionChannel {
  tell: (news: SessionNews) => void;
  hear: (listener: (news: SessionNews) => void) => void;
  close: () => void;
}

const NAME = 'stagedoor-session';

export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    tell: (news) => channel.postMessage(news),
    hear: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data));
    },
    close: () => channel.close(),
  };
}
