// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Radio } from '@stagedoor/ui/radio';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { FormErrors } from './form-errors.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';
import { useSubmit } from './use-submit.ts';

interface Values {
  name: string;
  town: string;
  way: string;
}

const work = vi.fn<(values: Values) => Promise<Partial<Values> | void>>();

function Sample() {
  const form = useForm<Values>({ name: '', town: '', way: '' }, ({ name, town, way }) => ({
    ...(way === 'none' && { way: 'Way required' }),
    ...(town.length < 3 && { town: 'Town too short' }),
    ...(isBlank(name) && { name: 'Name required' }),
  }));
  const { submit, busy } = useSubmit(form, async () => {
    const refused = await work(form.values);
    if (refused) form.refuse(refused);
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <FormErrors form={form} />
      <TextField form={form} name="name" label="Name" autoComplete="name" />
      <TextField form={form} name="town" label="Town" autoComplete="off" />
      <RadioGroup
        id={form.idOf('way')}
        legend="Way"
        value={form.values.way || null}
        error={form.errors.way}
        onChange={(way) => form.choose({ way })}
      >
        <Radio value="mail">Mail</Radio>
        <Radio value="none">None</Radio>
      </RadioGroup>
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const summary = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';

beforeEach(() => {
  work.mockReset().mockResolvedValue(undefined);
  document.title = 'Address book';
  render(<Sample />);
});
afterEach(cleanup);

test('a field is judged when it is left after a change, never while it is typed, and not for being passed', async () => {
  await userEvent.click(field('Name'));
  await userEvent.tab();
  expect(isWrong('Name')).toBe(false);
  await userEvent.keyboard('Yo');
  expect(isWrong('Town')).toBe(false);
  await userEvent.tab();
  expect(screen.getByText('Town too short')).toBeTruthy();
});

test('once wrong it is judged at every key, and once mended it waits to be left again', async () => {
  await userEvent.type(field('Town'), 'Yo');
  await userEvent.tab();
  await userEvent.type(field('Town'), 'r');
  expect(isWrong('Town')).toBe(false);
  await userEvent.tab();
  await userEvent.type(field('Town'), '{Backspace}');
  expect(isWrong('Town')).toBe(false);
  await userEvent.tab();
  expect(isWrong('Town')).toBe(true);
});

test('on submit the summary lists everything in the order of the fields and takes the focus, and nothing is sent', async () => {
  await save();
  expect(summary()).toEqual(['Name required', 'Town too short']);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(work).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link', { name: 'Town too short' }));
  expect(document.activeElement).toBe(field('Town'));
});

test('the page’s title says so, as long as something is wrong', async () => {
  await save();
  expect(document.title).toBe('Error: Address book');
  await userEvent.type(field('Name'), 'Robin');
  await userEvent.type(field('Town'), 'York');
  await save();
  expect(document.title).toBe('Address book');
});

test('the summary forgets what was mended when the field is left, not under the fingers', async () => {
  await save();
  await userEvent.type(field('Name'), 'Robin');
  expect(summary()).toEqual(['Name required', 'Town too short']);
  expect(isWrong('Name')).toBe(false);
  await userEvent.tab();
  expect(summary()).toEqual(['Town too short']);
});

test('what is picked is whole at once: it is judged, and once mended the summary forgets it without being left', async () => {
  await userEvent.click(screen.getByLabelText('None'));
  expect(screen.getByText('Way required')).toBeTruthy();
  await userEvent.type(field('Name'), 'Robin');
  await userEvent.type(field('Town'), 'York');
  await save();
  expect(summary()).toEqual(['Way required']);
  await userEvent.click(screen.getByLabelText('Mail'));
  expect(summary()).toEqual([]);
  expect(document.title).toBe('Address book');
});

test('what the server has against a field stands there until the field changes; what was typed stays', async () => {
  work.mockResolvedValue({ town: 'No such town' });
  await userEvent.type(field('Name'), 'Robin');
  await userEvent.type(field('Town'), 'Yorck{Enter}');
  expect(summary()).toEqual(['No such town']);
  expect(field('Town').value).toBe('Yorck');
  await userEvent.type(field('Town'), 'x');
  expect(isWrong('Town')).toBe(false);
});

test('[LOGIN-26] [ERR-05] work that fails without a word of its own says `error occurred`', async () => {
  work.mockRejectedValue(new Error('broken'));
  await userEvent.type(field('Name'), 'Robin');
  await userEvent.type(field('Town'), 'York{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('error occurred');
  expect(field('Name').value).toBe('Robin');
});

test('[SHELL-16] while it is being sent it cannot be sent again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  work.mockReturnValue(promise);
  await userEvent.type(field('Name'), 'Robin');
  await userEvent.type(field('Town'), 'York{Enter}{Enter}');
  await save();
  expect(work).toHaveBeenCalledTimes(1);
  resolve();
  await screen.findByRole('button', { name: 'Save' });
});

test('a press that takes the focus away is not lost to a message that moves the button', async () => {
  const user = userEvent.setup();
  const target = screen.getByRole('button', { name: 'Save' });
  await user.type(field('Town'), 'Yo');
  await user.pointer({ target, keys: '[MouseLeft>]' });
  expect(isWrong('Town')).toBe(false);
  await user.pointer({ target, keys: '[/MouseLeft]' });
  expect(summary()).toEqual(['Name required', 'Town too short']);
});
