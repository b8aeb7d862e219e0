// Counts where a tab in the background is not slowed down. It is told a deadline and tells every second.
import { countDown } from './count-down.ts';

let stop: (() => void) | undefined;

addEventListener('message', ({ data }: MessageEvent<number>) => {
  stop?.();
  stop = countDown(new Date(data), (beat) => postMessage(beat));
});
