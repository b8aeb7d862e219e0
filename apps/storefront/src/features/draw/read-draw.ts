import type { PublicDraw } from '@stagedoor/contract/calls/shop/draws';
import type { Published } from '@stagedoor/draw/published';
import type { PublicNumber } from '@stagedoor/draw/public-input';
import type { Rules } from '@stagedoor/draw/rules';

export interface ReadDraw {
  rules: Rules;
  published: Published | undefined;
  publicNumber: PublicNumber | undefined;
  /** How many tickets of a level there were when the list was sealed. */
  stockOf: ReadonlyMap<number, number>;
}

/** The texts of a draw as what they say; their bytes are for the verifier. */
export function readDraw({ rules, published, publicNumber }: PublicDraw): ReadDraw {
  const sealed = published === undefined ? undefined : (JSON.parse(published) as Published);
  return {
    rules: JSON.parse(rules) as Rules,
    published: sealed,
    publicNumber: publicNumber === undefined ? undefined : (JSON.parse(publicNumber) as PublicNumber),
    stockOf: new Map(sealed?.inventory.map(({ level, count }) => [level, count])),
  };
}
