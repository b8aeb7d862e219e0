import type { Node } from 'oxc-parser';
import type { Change } from '../mutant.ts';

/** A place in the code, seen from where it stands. */
export interface Place {
  node: Node;
  parent: Node | undefined;
  /** The file's text. */
  text: string;
}

/** What can be broken at a place; nothing for most. */
export type Operator = (place: Place) => Change[];

export function textOf(
  { text }: Pick<Place, 'text'>,
  { start, end }: { start: number; end: number },
): string {
  return text.slice(start, end);
}
