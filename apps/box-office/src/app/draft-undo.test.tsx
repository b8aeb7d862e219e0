// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { draftOf, field, fill, openShow } from './testing/open-show.tsx';

afterEach(cleanup);

test('[PROG-02] what was typed into a draft is taken back by its keys, field by field, and typed once more', async () => {
  await openShow(draftOf());
  fill('Balcony: Price', '60');
  field('Balcony: Price').focus();
  await userEvent.keyboard('{Control>}a{/Control}85.00');
  fill('Artist', 'Harbor Lights');
  const told = () => [field('Artist').value, field('Balcony: Price').value];
  expect(told()).toEqual(['Harbor Lights', '85.00']);
  await userEvent.keyboard('{Meta>}z{/Meta}');
  expect(told()).toEqual(['Juniper & the Tides', '85.00']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(told()).toEqual(['Juniper & the Tides', '58.00']);
  expect(screen.getByText('$76.23'), 'what a buyer pays follows').toBeTruthy();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}{Control>}y{/Control}');
  expect(told()).toEqual(['Harbor Lights', '85.00']);
});
