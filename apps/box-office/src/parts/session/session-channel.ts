// Tells the other tabs of this browser that somebody signed in or out, so that they ask again who it is.
export interface SessionChannel {
  tell(): void;
  hear(listener: () => void): void;
  close(): void;
}

const NAME = 'box-office-session';

export function openSessionChannel(): SessionChannel {
  const channel = new BroadcastChannel(NAME);
  return {
    tell: () => channel.postMessage('changed'),
    hear: (listener) => channel.addEventListener('message', listener),
    close: () => channel.close(),
  };
}
