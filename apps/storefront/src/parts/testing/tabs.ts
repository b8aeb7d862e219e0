import type { SessionChannel, SessionNews } from '../session/session-channel.ts';

/** Tabs without a browser: what one tells, all others hear. */
export function tabs(): () => SessionChannel {
  const listeners = new Map<object, (news: SessionNews) => void>();
  return () => {
    const tab = {};
    return {
      tell(news) {
        for (const [other, listener] of listeners) if (other !== tab) listener(news);
      },
      hear: (listener) => void listeners.set(tab, listener),
      close: () => void listeners.delete(tab),
    };
  };
}
