// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToasts } from './toast.tsx';
import type { Toasts } from './toast.tsx';

let toasts: Toasts;

function Catch() {
  const current = useToasts();
  useEffect(() => {
    toasts = current;
  }, [current]);
  return <button type="button">Elsewhere</button>;
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Catch />
    </ToastProvider>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const region = () => screen.getByRole('region', { name: 'Notifications' });
const shown = () => within(region()).queryAllByRole('listitem').length;
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('[SHELL-12] [CONST-07] a success toast goes after 5000 ms', () => {
  act(() => void toasts.success('New address added'));
  wait(4999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('[SHELL-12] an error toast stays until it is closed', () => {
  act(() => void toasts.error('Attention:', 'There was an error. Please try again'));
  wait(60_000);
  expect(shown()).toBe(1);
  fireEvent.click(within(region()).getByRole('button', { name: 'Close' }));
  expect(shown()).toBe(0);
});

test('[SHELL-12] an error goes when its action is tried again, and stays when another one is', () => {
  act(() => void toasts.error('Your card was declined', undefined, { action: 'createOrder' }));
  act(() => toasts.beginAnew('updatePriority'));
  expect(shown()).toBe(1);
  act(() => toasts.beginAnew('createOrder'));
  expect(shown()).toBe(0);
  act(() => void toasts.error('Of no action in particular'));
  act(() => toasts.beginAnew('createOrder'));
  expect(shown()).toBe(0);
});

test('[SHELL-12] an error goes when something succeeds, or another screen shows; a success stays', () => {
  act(() => void toasts.error('Your card was declined'));
  act(() => void toasts.success('Request has been updated'));
  expect(region().textContent).toBe('Request has been updated');
  act(() => void toasts.error('Gone'));
  act(() => toasts.leaveScreen());
  expect(region().textContent).toBe('Request has been updated');
});

test('[SHELL-12] what says why another screen shows is read there, and goes with the next', () => {
  act(() => void toasts.error('Attention:', 'Your cart is no longer available', { leads: true }));
  act(() => toasts.leaveScreen());
  expect(shown()).toBe(1);
  act(() => toasts.leaveScreen());
  expect(shown()).toBe(0);
});

test('[ENTITY-35] a toast has a generated id, a title, a description, a type and autoDelete', () => {
  const ids: string[] = [];
  act(() => {
    ids.push(toasts.show({ type: 'success', title: 'Saved', description: 'Two', autoDelete: false }));
    ids.push(toasts.show({ type: 'error', title: 'Attention:', description: 'One', autoDelete: true }));
  });
  expect(new Set(ids).size).toBe(2);
  expect(within(region()).getByText('Attention:')).toBeTruthy();
  expect(within(region()).getByText('One')).toBeTruthy();
  wait(5000);
  expect(within(region()).queryByText('Attention:')).toBeNull();
  expect(within(region()).getByText('Saved')).toBeTruthy();
  act(() => toasts.close(ids[0] ?? ''));
  expect(shown()).toBe(0);
});

test('[SHELL-12] toasts are announced politely', () => {
  act(() => void toasts.success('Address updated'));
  const live = screen.getByText('Address updated').closest('[aria-live]');
  expect(live?.getAttribute('aria-live')).toBe('polite');
});

test('time stands still while the pointer is on a toast, and goes on with what was left', () => {
  act(() => void toasts.success('Address removed'));
  wait(3000);
  act(() => void region().dispatchEvent(new Event('pointerenter')));
  wait(20_000);
  expect(shown()).toBe(1);
  act(() => void region().dispatchEvent(new Event('pointerleave')));
  wait(1999);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(0);
});

test('[SHELL-12] time stands still too while nobody sees the tab', () => {
  act(() => void toasts.success('Address removed'));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(20_000);
  expect(shown()).toBe(1);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  wait(5000);
  expect(shown()).toBe(0);
});

test('[SHELL-11] [SHELL-12] toasts begin below what must stay clear', () => {
  const rects = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(
    this: Element,
  ) {
    return this.hasAttribute('data-keep-clear')
      ? new DOMRect(900, 10, 100, 44)
      : new DOMRect(800, 16, 200, 64);
  });
  screen.getByRole('button', { name: 'Elsewhere' }).setAttribute('data-keep-clear', '');
  act(() => void toasts.success('Saved'));
  expect(region().style.top).toBe('62px');
  rects.mockRestore();
});

test('closing a toast by keyboard gives the focus back', () => {
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  act(() => void toasts.error('Attention:'));
  elsewhere.focus();
  const cross = within(region()).getByRole('button', { name: 'Close' });
  act(() => {
    cross.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: elsewhere }));
    cross.focus();
  });
  fireEvent.click(cross);
  expect(document.activeElement).toBe(elsewhere);
});

test('the same message twice is one toast', () => {
  act(() => void toasts.error('Attention:', 'Gone'));
  act(() => void toasts.error('Attention:', 'Gone'));
  expect(shown()).toBe(1);
});
