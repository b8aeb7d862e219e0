import { expect, test } from 'vitest';
import { looksLikePoBox } from './po-box.ts';

test('[ADDR-12] [ADDR-11] what looks like a PO box', () => {
  const boxes = [
    'PO Box 12',
    'P.O. Box 12',
    'P O Box 12',
    'POBox 12',
    'POBox12',
    'p.o.b. 12',
    'POB 12',
    'Post Office Box 12',
    'post  office box 12',
    'Postal Box 12',
    'Box 12',
    'box #12',
    'Suite 4, PO BOX 9',
    'P.O.Box 7',
  ];
  expect(boxes.filter((line) => !looksLikePoBox(line))).toEqual([]);
});

test('[ADDR-12] what does not', () => {
  const streets = [
    '12 Box Elder Rd',
    'Poe Street',
    '5 Post Office Lane',
    'Box Hill Road',
    '9 Boxwood Court',
    '1 P O Boxwood Lane',
    '7 Pobble Lane',
    '22 Postal Way',
    '10 Ipo Boulevard',
    '3 Po Branch Rd',
    '',
  ];
  expect(streets.filter(looksLikePoBox)).toEqual([]);
});
