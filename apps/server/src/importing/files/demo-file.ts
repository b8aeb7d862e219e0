// For demonstrations only: stock that counts as sold although nobody bought it.
import { listOf } from '../reading/collections.ts';
import { whole } from '../reading/numbers.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

const soldOut = record('sold stock', {
  event: required(whole(1, 2_147_483_647)),
  level: required(line()),
  left: required(whole(0, 100_000)),
});

export const demoFile = record('demo', { sold: optional(listOf(soldOut), []) });
