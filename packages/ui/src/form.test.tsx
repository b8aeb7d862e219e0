// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Form } from './form.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

const submit = vi.fn<() => void>();

beforeEach(() => submit.mockReset());
afterEach(cleanup);

function renderForm({ busy = false, reason = undefined as string | undefined } = {}) {
  render(
    <Form onSubmit={submit} busy={busy}>
      <Field label="Name">
        <TextInput />
      </Field>
      <Field label="State">
        <Select>
          <option>Maine</option>
        </Select>
      </Field>
      <Field label="Note">
        <TextArea />
      </Field>
      <Button look="link">Cancel</Button>
      <Button type="submit" disabledReason={reason}>
        Continue
      </Button>
    </Form>,
  );
}

async function press(keys: string, label: string) {
  screen.getByLabelText(label).focus();
  await userEvent.keyboard(keys);
}

test.each(['Name', 'State'])('[SHELL-16] Enter in the field %s submits the form, once', async (label) => {
  renderForm();
  await press('{Enter}', label);
  expect(submit).toHaveBeenCalledTimes(1);
});

test('[SHELL-16] with Shift held it does not', async () => {
  renderForm();
  await press('{Shift>}{Enter}{/Shift}', 'Name');
  expect(submit).not.toHaveBeenCalled();
});

test('[SHELL-16] an Enter that ends the writing of a character does not', () => {
  renderForm();
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter', isComposing: true });
  expect(submit).not.toHaveBeenCalled();
});

test.each(['button', 'submit', 'reset', 'file'])(
  '[SHELL-16] Enter on an input of type %s is its own',
  (type) => {
    render(
      <Form onSubmit={submit}>
        <input type={type} aria-label="Other" />
      </Form>,
    );
    expect(fireEvent.keyDown(screen.getByLabelText('Other'), { key: 'Enter' })).toBe(true);
    expect(submit).not.toHaveBeenCalled();
  },
);

test('[SHELL-16] in a field of many lines Enter makes a new line', async () => {
  renderForm();
  await press('a{Enter}b', 'Note');
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('a\nb');
});

test('[SHELL-16] while a submit is under way nothing is sent again', async () => {
  renderForm({ busy: true });
  await press('{Enter}', 'Name');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).not.toHaveBeenCalled();
});

test('Enter respects a submit button that is locked', async () => {
  renderForm({ reason: 'Accept the terms first' });
  await press('{Enter}', 'Name');
  expect(submit).not.toHaveBeenCalled();
});

test('the browser’s own bubbles stay away', () => {
  renderForm();
  expect(document.querySelector('form')?.noValidate).toBe(true);
});
