// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ButtonLink } from './button-link.tsx';
import { Button } from './button.tsx';

afterEach(cleanup);

test('a busy button takes no clicks, keeps its name and can still be reached', async () => {
  const click = vi.fn<() => void>();
  render(
    <Button busy onClick={click}>
      Place Order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Place Order' });
  await userEvent.click(button);
  expect(click).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a busy submit button does not submit its form', async () => {
  const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy}>
        Continue
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a button that cannot be used yet says why and stays in the tab order', async () => {
  const click = vi.fn<() => void>();
  render(
    <Button disabledReason="Accept the terms first" onClick={click}>
      Submit Request
    </Button>,
  );
  const button = screen.getByRole('button');
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(click).not.toHaveBeenCalled();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Accept the terms first');
});

test('a button is no submit button unless it says so', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

test('a link can look like a button and still be the router’s own link', () => {
  render(<ButtonLink render={<a href="/events">placeholder</a>}>Go to Event List</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Go to Event List' }).getAttribute('href')).toBe('/events');
});
