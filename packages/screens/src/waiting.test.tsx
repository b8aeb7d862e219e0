// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Waiting } from './waiting.tsx';

afterEach(cleanup);

test('[SHELL-01] where a screen is about to come stands its frame, and who listens hears of it', () => {
  render(<Waiting />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  expect(screen.getByRole('status').childElementCount).toBe(4);
});
