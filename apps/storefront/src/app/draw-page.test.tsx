// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPublicDraw } from '@stagedoor/contract/calls/shop/draws';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { drawOf, main, openDraw, own, published, root, rules } from './testing/open-draw.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the own entry', () => {
  test('[DRAW-06] its id, leaf, salt and proof, with the warning', async () => {
    await openDraw({ own });
    const facts = [...document.querySelectorAll('details dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Name of the entry', own.entryId],
      ['Salt', own.salt],
      ['Leaf', own.leaf],
    ]);
    const hashes = [...document.querySelectorAll('details li')].map(({ textContent }) => textContent);
    expect(hashes).toEqual(own.proof.map(({ side, hash }) => `${side} ${hash}`));
    expect(hashes.length).toBeGreaterThan(1);
    expect(main()).toContain('Show it only to people who may know.');
  });

  test('[DRAW-06] the browser finds it under the seal, and says so where it does not', async () => {
    await openDraw({ own });
    expect(
      await screen.findByText('Your browser has checked: your entry is in the sealed list.'),
    ).toBeTruthy();
    cleanup();
    const other = { root: 'a'.repeat(64), entries: 3, inventory: [] };
    await openDraw({ own, published: JSON.stringify(other) });
    expect(await screen.findByText(/could not find your entry under this seal/)).toBeTruthy();
  });

  test('[DRAW-07] is marked with its place once there is one, and in the log', async () => {
    const line = { type: 'runner-up', number: 1, at: 1_800_000_000, level: 31, quantity: 1 };
    const log = [own.entryId, 'another'].map((id, n) =>
      JSON.stringify({ ...line, number: n + 1, entry: id }),
    );
    await openDraw({ ...published, own: { ...own, place: 7 }, log });
    expect(main()).toContain('Ranked 7th of 2,000');
    const marked = screen.getAllByText(/reached the next in line/).map(({ textContent }) => textContent);
    expect(marked.map((each) => each?.endsWith('(Your entry)'))).toEqual([true, false]);
  });

  test('[DRAW-07] who has none is told so, and before the list is sealed nobody has', async () => {
    await openDraw();
    expect(main()).toContain('You have no entry in this draw.');
    cleanup();
    await openDraw({ state: 'committed', published: undefined });
    expect(main()).not.toContain('Your entry');
  });
});

describe('the page', () => {
  test('[DRAW-07] an open page shows the results once they are published, and asks no more then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    let answer = drawOf({ own });
    const { server } = await openDraw({}, (stand) => stand.on(getPublicDraw, () => answer));
    expect(main()).toContain('The list is sealed.');
    answer = drawOf({ ...published, own: { ...own, place: 7 } });
    vi.advanceTimersByTime(30_000);
    expect(await screen.findByText('Ranked 7th of 2,000')).toBeTruthy();
    const asked = server.countOf(getPublicDraw);
    vi.advanceTimersByTime(300_000);
    expect(server.countOf(getPublicDraw)).toBe(asked);
  });

  test('[DRAW-07] explains the draw and shows its numbers', async () => {
    await openDraw({ ...published, publicNumber: JSON.stringify({ kind: 'digits', value: '471108151848' }) });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The draw for Spring leg');
    expect(main()).toContain('Published Sat, Nov 14, 2026, 12:00 PM.');
    expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'What this does not prove' })).toBeTruthy();
    const facts = [...document.querySelectorAll('dt')].map(
      (name) => `${name.textContent}: ${name.nextElementSibling?.textContent}`,
    );
    expect(facts).toEqual([
      'Requests in the list: 2,000',
      'Tickets to draw: 40',
      'Where the public number comes from: Lottery, 1 May',
      'Public number: 471108151848',
      `Seal of the list: ${root}`,
      `Fingerprint of the secret: ${'c'.repeat(64)}`,
      `Fingerprint of the rules: ${'d'.repeat(64)}`,
    ]);
    expect(within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent).toBe(
      'LevelFloorPrice with fees$85.00Tickets40',
    );
  });

  test('[DRAW-07] says how many shows one fan is awarded, where that is limited', async () => {
    await openDraw();
    expect(main()).not.toContain('at most');
    cleanup();
    await openDraw({ rules: JSON.stringify({ ...rules, caps: { ...rules.caps, events: 1 } }) });
    expect(main()).toContain('Each fan is awarded at most 1 show of this series');
  });

  test('[DRAW-07] shows what is public so far, and a fingerprint that came late', async () => {
    await openDraw({ state: 'committed', published: undefined, isLate: true });
    expect(main()).toContain('Requests are not sealed yet.');
    expect(main()).toContain('Requests in the listNot published yet');
    expect(main()).toContain('The fingerprint was published after requests had opened.');
    expect(screen.queryByRole('button', { name: 'Check the draw now' })).toBeNull();
    cleanup();
    await openDraw();
    expect(main()).toContain('The list is sealed. Results come when the draw is published.');
    expect(main()).not.toContain('after requests had opened');
    expect(screen.queryByRole('button', { name: 'Download the file' })).toBeNull();
  });

  test('[DRAW-07] an unknown one is not there', async () => {
    await openDraw({}, (server) =>
      server.on(getPublicDraw, () => {
        throw refusal(404, 'NOT_FOUND', 'Not found');
      }),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
  });
});
