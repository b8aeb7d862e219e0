// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import type { FieldError } from './error-summary.tsx';
import { Field } from './field.tsx';
import { Radio } from './radio.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

const errors: FieldError[] = [
  { id: 'zip', message: 'Invalid Zip Code' },
  { id: 'delivery', message: 'Delivery Method Required' },
];

function Screen({ attempt, errors }: { attempt: number; errors: FieldError[] }) {
  return (
    <>
      <ErrorSummary attempt={attempt} errors={errors} />
      <Field label="Zip/Postal code" id="zip">
        <TextInput />
      </Field>
      <RadioGroup legend="Delivery" id="delivery" value={null} onChange={() => undefined}>
        <Radio value="ups">UPS Ground</Radio>
      </RadioGroup>
    </>
  );
}

test('nothing wrong, nothing shown', () => {
  render(<Screen attempt={1} errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the summary takes the focus when it appears and after every further submit', () => {
  const { rerender } = render(<Screen attempt={0} errors={[]} />);
  rerender(<Screen attempt={1} errors={errors} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  screen.getByLabelText('Zip/Postal code').focus();
  rerender(<Screen attempt={1} errors={errors.slice(0, 1)} />);
  expect(document.activeElement).toBe(screen.getByLabelText('Zip/Postal code'));
  rerender(<Screen attempt={2} errors={errors} />);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('each message leads to its field, also into a group of radios', async () => {
  render(<Screen attempt={1} errors={errors} />);
  await userEvent.click(screen.getByRole('link', { name: 'Invalid Zip Code' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Zip/Postal code'));
  await userEvent.click(screen.getByRole('link', { name: 'Delivery Method Required' }));
  expect(document.activeElement).toBe(screen.getByLabelText('UPS Ground'));
});

test('a group without anything to choose from takes the focus itself', async () => {
  render(
    <>
      <ErrorSummary attempt={1} errors={[{ id: 'card', message: 'Missing payment method details' }]} />
      <RadioGroup legend="Payment method" id="card" value={null} onChange={() => undefined}>
        {[]}
      </RadioGroup>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Missing payment method details' }));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Payment method' }));
});

test('the title counts', () => {
  const { rerender } = render(<Screen attempt={1} errors={errors} />);
  expect(screen.getByText('2 things need your attention')).toBeTruthy();
  rerender(<Screen attempt={1} errors={errors.slice(1)} />);
  expect(screen.getByText('One thing needs your attention')).toBeTruthy();
});
