// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToastProvider } from '@stagedoor/ui/toast';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

const shown = (Part: React.ComponentType) =>
  render(
    <ToastProvider>
      <p>The screen</p>
      <Part />
    </ToastProvider>,
  );

test('a part comes once the screen is there, and at once the next time', async () => {
  const Part = lazyPart(async () => ({ default: () => <p>The part</p> }));
  shown(Part);
  expect(screen.queryByText('The part')).toBeNull();
  await screen.findByText('The part');
  cleanup();
  shown(Part);
  expect(screen.getByText('The part')).toBeTruthy();
});

test('a part that cannot be fetched says so, and takes nothing else with it', async () => {
  shown(lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))));
  await screen.findByText(/^The server does not answer/);
  expect(screen.getByText('The screen')).toBeTruthy();
});
