import { describe, expect, test } from 'vitest';
import { seatLines, seatList } from './seat-text.ts';

const seat = (sectionName: string, rowName: string, rowPosition: number, seatPosition: number) => ({
  sectionName,
  rowName,
  rowPosition,
  seatName: String(seatPosition),
  seatPosition,
});

describe('held seats in words', () => {
  test.each([
    [['3'], '3'],
    [['3', '4'], '3 and 4'],
    [['3', '4', '5'], '3 to 5'],
    [['3', '4', '5', '6'], '3 to 6'],
    [['3', '5', '8'], '3, 5 and 8'],
    [['A', 'B', 'C'], 'A, B and C'],
    [[], ''],
  ])('[CART-14] %j reads %j', (seats, text) => {
    expect(seatList(seats)).toBe(text);
  });

  test('[CART-14] seats of one row stand in one line, whatever order they came in', () => {
    const manifest = [seat('Orchestra', 'F', 6, 12), seat('Orchestra', 'F', 6, 11)];
    expect(seatLines(manifest)).toEqual(['Orchestra, row F, seats 11 and 12']);
  });

  test('[CART-14] each row has its line, in the order of the hall', () => {
    const manifest = [
      seat('Balcony', 'BB', 12, 4),
      seat('Orchestra', 'A', 1, 1),
      seat('Orchestra', 'A', 1, 2),
    ];
    expect(seatLines(manifest)).toEqual(['Orchestra, row A, seats 1 and 2', 'Balcony, row BB, seat 4']);
  });

  test('[CART-14] how rows and seats lie decides, not how they are called or counted', () => {
    const manifest = [
      { ...seat('Balcony', 'BB', 12, 1), seatName: '7' },
      { ...seat('Orchestra', 'Z', 2, 9), seatName: '3' },
      { ...seat('Orchestra', 'Z', 2, 8), seatName: '4' },
    ];
    expect(seatLines(manifest)).toEqual(['Orchestra, row Z, seats 4 and 3', 'Balcony, row BB, seat 7']);
    const upsideDown = [{ ...seat('Balcony', 'BB', 12, 1), seatName: '7' }, { sectionName: 'Lawn' }];
    expect(seatLines(upsideDown)).toEqual(['Lawn', 'Balcony, row BB, seat 7']);
  });

  test('[CART-14] rows of one name in two sections are two rows', () => {
    expect(seatLines([seat('Orchestra', 'A', 1, 1), seat('Balcony', 'A', 2, 2)])).toEqual([
      'Orchestra, row A, seat 1',
      'Balcony, row A, seat 2',
    ]);
  });

  test('[HIST-ORD-17] seats that do not tell how they lie stand in the order of their numbers', () => {
    const named = (rowName: string, seatName: string) => ({ sectionName: 'Orchestra', rowName, seatName });
    const manifest = [named('F', '10'), named('F', '9'), named('A', '2')];
    expect(seatLines(manifest)).toEqual(['Orchestra, row F, seats 9 and 10', 'Orchestra, row A, seat 2']);
  });

  test('[CART-14] places without numbers have no line; a section alone is named', () => {
    expect(seatLines([{}, {}])).toEqual([]);
    expect(seatLines([{ sectionName: 'Lawn' }, { sectionName: 'Lawn' }])).toEqual(['Lawn']);
    expect(seatLines([{ rowName: 'F' }])).toEqual(['row F']);
    expect(seatLines([{ seatName: '5' }])).toEqual(['seat 5']);
  });
});
