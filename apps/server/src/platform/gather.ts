// Requests that arrive together are served together: while one round is under way the next one gathers.
import { forEverybody } from './db/behind-customers.ts';

/**
 * Answers a function whose calls are collected into rounds. `serve` gets a round's items in the order of their arrival
 * and gives their answers in the same order; an Error in the place of an answer rejects that one call alone.
 */
export function gather<Item, Answer>(
  mostAtOnce: number,
  serve: (items: Item[]) => Promise<(Answer | Error)[]>,
): (item: Item) => Promise<Answer> {
  let waiting: { item: Item; promise: PromiseWithResolvers<Answer> }[] = [];
  let busy = false;

  const round = async (): Promise<void> => {
    const now = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    try {
      const answers = await serve(now.map(({ item }) => item));
      now.forEach(({ promise }, index) => {
        const answer = answers[index];
        if (answer instanceof Error) promise.reject(answer);
        else promise.resolve(answer as Answer);
      });
    } catch (error) {
      for (const { promise } of now) promise.reject(error as Error);
    }
  };
  const run = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) await round();
    busy = false;
  };
  return (item) => {
    const promise = Promise.withResolvers<Answer>();
    waiting.push({ item, promise });
    // Whatever else this turn of the event loop brings may join the first round.
    if (!busy) {
      busy = true;
      setImmediate(() => void forEverybody(run));
    }
    return promise.promise;
  };
}
