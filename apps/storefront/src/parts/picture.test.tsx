// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photo = '/images/0123456789abcdef0123456789abcdef.jpg';
const shownAs = () => {
  const { src, srcset, sizes } = screen.getByRole<HTMLImageElement>('img', { name: 'Gala' });
  return { src: new URL(src, 'https://lantern.example').pathname, srcset, sizes };
};

test('[SETUP-05] a photo comes in the width that its place needs, or as it is where that one is missing', () => {
  render(<Picture src={photo} alt="Gala" shown="50vw" fallback="Words" />);
  expect(shownAs()).toMatchObject({ src: photo, sizes: '50vw' });
  expect(shownAs().srcset).toContain(`${photo}-960.webp 960w`);
  fireEvent.error(screen.getByRole('img'));
  expect(shownAs()).toEqual({ src: photo, srcset: '', sizes: '' });
  fireEvent.error(screen.getByRole('img'));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Words')).toBeTruthy();
});

test('[SETUP-05] a small place takes one width, and a drawing comes as it is', () => {
  const { rerender } = render(<Picture src={photo} alt="Gala" shown={160} />);
  expect(shownAs()).toEqual({ src: `${photo}-160.webp`, srcset: '', sizes: '' });
  const drawing = photo.replace('jpg', 'svg');
  rerender(<Picture src={drawing} alt="Gala" shown={160} />);
  expect(shownAs().src).toBe(drawing);
});
