// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Field } from '@stagedoor/ui/field';
import RichField from './rich-field.tsx';

afterEach(cleanup);

const shown = (html: string, more: Partial<React.ComponentProps<typeof RichField>> = {}) => (
  <Field label="Text" hint="As on the page" error={more.readOnly ? undefined : 'Too long'}>
    <RichField label="Text" html={html} readOnly={false} onChange={() => undefined} {...more} />
  </Field>
);
const text = () => screen.getByRole('textbox', { name: 'Text' });

test('[SETUP-06] the field’s hint and what is wrong with it belong to the text', () => {
  render(shown('<p>Ours</p>'));
  expect(text().getAttribute('aria-invalid')).toBe('true');
  const described = text().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Too long',
    'As on the page',
  ]);
});

test('[SETUP-06] what somebody else typed takes the place of a text that nobody is in, and else waits until one leaves it', async () => {
  const { rerender } = render(shown('<p>Ours</p>'));
  rerender(shown('<p>Theirs</p>'));
  await act(async () => undefined);
  expect(text().textContent).toBe('Theirs');
  text().focus();
  expect(document.activeElement).toBe(text());
  rerender(shown('<p>Theirs again</p>'));
  await act(async () => undefined);
  expect(text().textContent).toBe('Theirs');
  fireEvent.blur(text());
  await act(async () => undefined);
  expect(text().textContent).toBe('Theirs again');
});

test('[SETUP-06] who may not write reads it, and has no tools', () => {
  const onChange = vi.fn<(html: string) => void>();
  render(shown('<p>Ours</p>', { readOnly: true, onChange }));
  expect(text().getAttribute('contenteditable')).toBe('false');
  expect([text().getAttribute('aria-readonly'), text().getAttribute('tabindex')]).toEqual(['true', '0']);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(onChange, 'opening a text changes nothing').not.toHaveBeenCalled();
});

test('[SETUP-06] the tools are one stop of the Tab key, and arrows go along them', () => {
  render(shown('<p>Ours</p>'));
  const bar = screen.getByRole('toolbar', { name: 'What Text looks like' });
  const stops = [...bar.querySelectorAll<HTMLElement>('select, button')];
  expect(stops.filter(({ tabIndex }) => tabIndex >= 0)).toHaveLength(1);
  stops[0]!.focus();
  fireEvent.keyDown(stops[0]!, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bold');
  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Redo');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(stops[0]);
});
