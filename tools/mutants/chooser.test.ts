import { describe, expect, test } from 'vitest';
import { Chooser } from './chooser.ts';
import { TICK } from './names.ts';

describe('the chooser', () => {
  test('notes who comes by, and breaks nothing', () => {
    const chooser = new Chooser();
    const noted = new Set<number>();
    chooser.note(noted);
    expect([chooser.isChosen(3), chooser.isChosen(5), chooser.isChosen(TICK)]).toEqual([false, false, false]);
    expect([...noted]).toEqual([3, 5]);
    expect(chooser.calls).toBe(3);
  });

  test('breaks one, and notes nothing meanwhile', () => {
    const chooser = new Chooser();
    const noted = new Set<number>();
    chooser.note(noted);
    chooser.choose(5);
    expect([chooser.isChosen(3), chooser.isChosen(5)]).toEqual([false, true]);
    expect([...noted]).toEqual([]);
  });

  test('ends a loop that asks too often', () => {
    const chooser = new Chooser();
    chooser.choose(5, 2);
    expect(() => {
      while (chooser.isChosen(5));
    }).toThrow('This loop does not seem to end.');
  });
});
