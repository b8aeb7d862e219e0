import { expect, test } from 'vitest';
import { previewCode, readPreviewCode } from './preview-code.ts';

const secret = 'twenty-four letters, say';
const now = new Date('2026-11-15T17:00:00Z');
const until = new Date('2026-11-15T17:15:00Z');
const outlet = { sellerId: 1, outletId: 7 };

test('[SETUP-04] a preview’s code says whose draft it shows, until its time is over', () => {
  const code = previewCode(secret, outlet, until);
  expect(readPreviewCode(secret, code, now)).toEqual(outlet);
  expect(readPreviewCode(secret, code, until)).toEqual(outlet);
  expect(readPreviewCode(secret, code, new Date('2026-11-15T17:15:01Z'))).toBeUndefined();
});

test('[SEC-97] [SETUP-04] [SEC-84] a code that was changed, or that another shop made, shows nothing', () => {
  const code = previewCode(secret, outlet, until);
  const wrong = [
    code.replace(/^1\.7/, '1.8'),
    code.replace(/^1\./, '2.'),
    code.replace(/\.(\d{10})\./, '.9999999999.'),
    `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
    `${code}A`,
    '1.7.9999999999.',
    '',
  ];
  for (const each of wrong) expect(readPreviewCode(secret, each, now), each).toBeUndefined();
  expect(readPreviewCode('another secret, as long', code, now)).toBeUndefined();
});

test('[PROG-02] a code for one show is good for that show alone', () => {
  const code = previewCode(secret, { ...outlet, draftId: 12 }, until);
  expect(readPreviewCode(secret, code, now)).toEqual({ ...outlet, draftId: 12 });
  const wrong = [code.replace('.12.', '.13.'), code.replace('.12.', '.')];
  for (const each of wrong) expect(readPreviewCode(secret, each, now), each).toBeUndefined();
});

test('[PROG-02] a code for a moment says which, and is good for no other', () => {
  const at = new Date('2026-12-10T15:01:00Z');
  for (const previewed of [
    { ...outlet, at },
    { ...outlet, draftId: 12, at },
  ]) {
    const code = previewCode(secret, previewed, until);
    expect(readPreviewCode(secret, code, now)).toEqual(previewed);
    for (const wrong of [
      code.replace(/\.at\d+/, ''),
      code.replace(/\.at\d/, '.at2'),
      code.replace('.at', '.'),
    ])
      expect(readPreviewCode(secret, wrong, now), wrong).toBeUndefined();
  }
});
