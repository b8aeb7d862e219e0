// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { KeyBoard } from './key-board.ts';

const run = vi.fn<() => void>();
let off = false;
let board = new KeyBoard(() => off);

beforeEach(() => {
  run.mockReset();
  off = false;
  document.body.innerHTML = '<input><input type="checkbox"><div id="free"></div>';
  board = new KeyBoard(() => off);
  board.bind({ key: 'j', run });
});

function press(key: string, target: Element = document.body, init: KeyboardEventInit = {}): boolean {
  let meant = false;
  const hear = (event: Event) => (meant = board.press(event as KeyboardEvent));
  target.addEventListener('keydown', hear);
  target.dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));
  target.removeEventListener('keydown', hear);
  return meant;
}

test('[OFFICE-10] a key does what the page says, the latest to say so counts, and what is gone does nothing', () => {
  expect(press('j')).toBe(true);
  const later = vi.fn<() => void>();
  const leave = board.bind({ key: 'j', run: later });
  press('J');
  expect([run.mock.calls.length, later.mock.calls.length]).toEqual([1, 1]);
  leave();
  press('j');
  expect(run).toHaveBeenCalledTimes(2);
  expect(press('q')).toBe(false);
});

test('[OFFICE-10] keys rest while one types, with Ctrl, in a dialog, and when they are turned off', () => {
  expect(press('j', document.querySelector('input')!)).toBe(false);
  expect(press('j', document.querySelector('[type=checkbox]')!)).toBe(true);
  expect(press('j', document.body, { ctrlKey: true })).toBe(false);
  document.getElementById('free')!.setAttribute('role', 'dialog');
  expect(press('j')).toBe(false);
  document.getElementById('free')!.removeAttribute('role');
  off = true;
  expect(press('j')).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('after G a letter leads to a room, once', () => {
  const go = vi.fn<() => void>();
  board.bind({ key: 'g j', run: go });
  press('g');
  expect(board.goes()).toBe(true);
  press('j');
  expect([go.mock.calls.length, run.mock.calls.length, board.goes()]).toEqual([1, 0, false]);
  press('j');
  expect(run).toHaveBeenCalledTimes(1);
});

test('Shift and a letter are a key of their own', () => {
  const span = vi.fn<() => void>();
  board.bind({ key: 'shift+x', run: span });
  press('Shift', document.body, { shiftKey: true });
  press('X', document.body, { shiftKey: true });
  expect(span).toHaveBeenCalledTimes(1);
});
