// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextInput } from './text-input.tsx';

afterEach(cleanup);

function descriptions(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

test('a field names its control and describes it by message and hint, the message first', () => {
  render(
    <Field label="Zip/Postal code" id="zip" hint="Five digits" error="Invalid Zip Code" required>
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('Zip/Postal code');
  expect(input.id).toBe('zip');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
  expect(descriptions(input)).toEqual(['Invalid Zip Code', 'Five digits']);
});

test('a field without message or hint points at nothing', () => {
  render(
    <Field label="City">
      <TextInput />
    </Field>,
  );
  const input = screen.getByLabelText('City');
  expect(input.hasAttribute('aria-describedby')).toBe(false);
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('a password can be shown and hidden, and keeps what was typed', async () => {
  render(
    <Field label="Password">
      <PasswordInput autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'lanterns7');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
  expect(input.value).toBe('lanterns7');
});

test('a checkbox carries its message', () => {
  render(<Checkbox error="Accept the terms to go on">I accept</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I accept' });
  expect(descriptions(box)).toEqual(['Accept the terms to go on']);
});

test('a radio group tells which card was chosen, and a disabled one cannot be', async () => {
  const change = vi.fn<(value: string) => void>();
  render(
    <RadioGroup legend="Delivery" value={null} onChange={change}>
      <RadioCard value="ups" title="UPS Ground" aside="$12.00" />
      <RadioCard value="call" title="Will Call" disabled />
    </RadioGroup>,
  );
  expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy();
  const ups = screen.getByRole('radio', { name: 'UPS Ground' });
  expect(descriptions(ups)).toEqual(['$12.00']);
  await userEvent.click(screen.getByRole('radio', { name: 'Will Call' }));
  await userEvent.click(ups);
  expect(change.mock.calls).toEqual([['ups']]);
});
