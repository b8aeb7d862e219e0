import { canonicalJson } from './canonical.ts';
import type { LineResult } from './outcome.ts';

/** Says in words where results that were claimed are not those that the rules give. */
export function differences(claimed: string, right: readonly LineResult[]): string {
  const results = JSON.parse(claimed) as LineResult[];
  if (results.length !== right.length) return `has ${results.length} results, the rules give ${right.length}`;
  const at = right.findIndex((result, i) => canonicalJson(result) !== canonicalJson(results[i]));
  return `results[${at}] is ${inWords(results[at]!)}, the rules give ${inWords(right[at]!)}`;
}

function inWords({ level, quantity, result, reason, event, item, asked }: LineResult): string {
  const how = reason === null ? result : `${result} (${reason})`;
  const what = `${asked.quantity} of level ${asked.level} in event ${event}, item ${item}`;
  return `"${how}, ${quantity} of level ${level}" for ${what}`;
}
