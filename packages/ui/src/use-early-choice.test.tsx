// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { QuantitySelect } from './quantity-select.tsx';
import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';

afterEach(() => document.body.replaceChildren());

function Choices() {
  const [choice, setChoice] = useState({ level: 'balcony', quantity: 0, only: false });
  const { level, quantity, only } = choice;
  return (
    <>
      <RadioGroup legend="Level" value={level} onChange={(chosen) => setChoice({ ...choice, level: chosen })}>
        <Radio value="balcony">Balcony</Radio>
        <Radio value="orchestra">Orchestra</Radio>
      </RadioGroup>
      <QuantitySelect
        label="Quantity"
        values={[0, 1, 2]}
        value={quantity}
        onChange={(chosen) => setChoice({ ...choice, quantity: chosen })}
      />
      {/* Shows its first value, which nobody has chosen. */}
      <QuantitySelect
        label="Places"
        values={[2, 4]}
        value={0}
        onChange={(chosen) => setChoice({ ...choice, quantity: chosen })}
      />
      <Checkbox checked={only} onChange={(event) => setChoice({ ...choice, only: event.target.checked })}>
        Only this level
      </Checkbox>
      <p>{JSON.stringify(choice)}</p>
    </>
  );
}

/** What the page knows after it has been used as a drawing and taken over. */
async function takeOver(use: (page: HTMLElement) => void) {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Choices />);
  use(page);
  await act(async () => {
    hydrateRoot(page, <Choices />);
  });
  return JSON.parse(page.querySelector('p')?.textContent ?? '') as unknown;
}

test('what was chosen before the page was live is taken over', async () => {
  const knows = await takeOver((page) => {
    page.querySelector<HTMLInputElement>('[value=orchestra]')!.click();
    page.querySelector<HTMLInputElement>('[type=checkbox]')!.click();
    page.querySelector('select')!.value = '2';
  });
  expect(knows).toEqual({ level: 'orchestra', quantity: 2, only: true });
  expect(document.querySelector<HTMLInputElement>('[value=orchestra]')!.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>('[value=balcony]')!.checked).toBe(false);
  expect(document.querySelector<HTMLInputElement>('[type=checkbox]')!.checked).toBe(true);
  expect(document.querySelector('select')!.value).toBe('2');
});

test('a page that nobody touched stays as it was drawn', async () => {
  expect(await takeOver(() => undefined)).toEqual({ level: 'balcony', quantity: 0, only: false });
});
