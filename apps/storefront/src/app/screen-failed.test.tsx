// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScreenFailed } from '../features/shell/screen-failed.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('[SHELL-12] a screen that could not be fetched offline says so, and comes by itself with the network', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<ScreenFailed />);
  expect(heading()).toBe('This page could not be fetched');
  expect(screen.getByText('It comes by itself when you are back online.')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).toHaveBeenCalledOnce();
});

test('one that broke with a network there waits for whoever reads it', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  render(<ScreenFailed />);
  expect(heading()).toBe('Something went wrong on this page');
  act(() => void dispatchEvent(new Event('online')));
  expect(reload).not.toHaveBeenCalled();
});
