/** A line of the runner-up log, in words. */
import { drawPageMessages as messages } from '../messages/draw-page.ts';

interface ReadLine {
  type: 'return' | 'added' | 'pass' | 'walk' | 'runner-up';
  number: number;
  /** Unix seconds. */
  at: number;
  entry?: string;
  level?: number;
  quantity?: number;
  count?: number;
}

export interface LogWords {
  number: number;
  at: Date;
  words: string;
  entry: string | undefined;
  /** Somebody takes part no more. */
  isPass: boolean;
}

function wordsOf(line: ReadLine, nameOf: (level: number) => string): string {
  const { quantity = 0, count = 0, level = 0 } = line;
  switch (line.type) {
    case 'return':
      return messages.logReturn(quantity);
    case 'added':
      return `${messages.logAdded(count)}: ${nameOf(level)}`;
    case 'pass':
      return messages.logPass;
    case 'walk':
      return messages.logWalk;
    case 'runner-up':
      return messages.logReached(quantity, nameOf(level));
  }
}

export function logWords(text: string, nameOf: (level: number) => string): LogWords {
  const line = JSON.parse(text) as ReadLine;
  return {
    number: line.number,
    at: new Date(line.at * 1000),
    words: wordsOf(line, nameOf),
    entry: line.entry,
    isPass: line.type === 'pass',
  };
}
