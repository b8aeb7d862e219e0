// Cleans up however this process ends, short of kill -9.
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs `clean` once, at the end of the process; the answer takes the wish back. */
export function onExit(clean: () => void): () => void {
  let isDone = false;
  const once = () => {
    if (!isDone) clean();
    isDone = true;
  };
  const onSignal = (signal: NodeJS.Signals) => {
    once();
    forget();
    // A listener switches the signal's own effect off, so it is sent again unless others listen too.
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  const forget = () => {
    process.off('exit', once);
    for (const signal of signals) process.off(signal, onSignal);
  };
  process.once('exit', once);
  for (const signal of signals) process.once(signal, onSignal);
  return forget;
}
