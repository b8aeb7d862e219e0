/** What is in order by itself, and yet nobody could buy. */
import type { OutletDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** Tickets that arrive in no way cannot be bought. */
function noDelivery({ delivery, events }: OutletDraft, path: Path): Problem[] {
  const sells = (events ?? []).some(({ sale, active }) => active !== false && sale !== 'external');
  if (!sells || !delivery || delivery.some(({ active }) => active !== false)) return [];
  const message = 'No delivery method is active: nobody can check out, since no ticket could arrive.';
  return [{ path: [...path, 'delivery'], message, note: true }];
}

/** Before its visible date a series is hidden, and one that never has any stays so. */
function hiddenSeries({ series, events }: OutletDraft, path: Path): Problem[] {
  return (series ?? []).flatMap(({ id, visible, opens }, index): Problem[] => {
    const hides = (events ?? []).filter((event) => event.series === id && event.active !== false).length;
    if (visible !== null || opens !== null || hides === 0) return [];
    const message = `The series has neither "visible" nor "opens": nobody sees ${hides === 1 ? 'its event' : `its ${hides} events`}.`;
    return [{ path: [...path, 'series', index], message, note: true }];
  });
}

export const judgeSellable = (outlet: OutletDraft, path: Path): Problem[] => [
  ...noDelivery(outlet, path),
  ...hiddenSeries(outlet, path),
];
