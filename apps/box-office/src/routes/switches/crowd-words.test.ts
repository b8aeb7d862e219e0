import { expect, test } from 'vitest';
import { crowdWords, sumCrowds } from './crowd-words.ts';

const nobody = { people: 0, carts: 0, cartsInCheckout: 0, waiting: 0 };

test('[OPS-07] a shop says how many are in it, in carts and in line, and leaves out what there is none of', () => {
  expect(crowdWords(nobody)).toBe('Nobody on the site');
  expect(crowdWords({ ...nobody, people: 1 })).toBe('1 person on the site');
  expect(crowdWords({ people: 1_204, carts: 9, cartsInCheckout: 6, waiting: 12_000 })).toBe(
    '1,204 people on the site, 9 carts, 6 of them in checkout, 12,000 in line',
  );
  expect(crowdWords({ ...nobody, people: 3, carts: 1 })).toBe('3 people on the site, 1 cart');
  expect(crowdWords({ ...nobody, people: 3, carts: 2, cartsInCheckout: 2 })).toBe(
    '3 people on the site, 2 carts in checkout',
  );
});

test('[OPS-07] all shops together have what each of them has', () => {
  const one = { people: 1, carts: 2, cartsInCheckout: 1, waiting: 4 };
  expect(sumCrowds([one, one, nobody])).toEqual({ people: 2, carts: 4, cartsInCheckout: 2, waiting: 8 });
});
