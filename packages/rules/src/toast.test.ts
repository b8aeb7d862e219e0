import { expect, test } from 'vitest';
import { TOAST_MS, toastGoesByItself } from './toast.ts';

test('[SHELL-12] [CONST-07] success toasts go after 5000 ms, error toasts stay', () => {
  expect(TOAST_MS).toBe(5000);
  expect(toastGoesByItself('success')).toBe(true);
  expect(toastGoesByItself('error')).toBe(false);
});
