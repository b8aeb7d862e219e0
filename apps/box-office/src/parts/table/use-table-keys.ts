import { useState } from 'react';
import { choose, isChosen, nothingChosen, span } from '@stagedoor/ui/office/selection';
import type { Selection } from '@stagedoor/ui/office/selection';
import { useKey } from '../keys/use-key.ts';

interface TableKeysNeeds {
  /** The rows in sight. */
  keys: readonly string[];
  open: (key: string) => void;
  pages: { back?: (() => void) | undefined; forward?: (() => void) | undefined };
}

interface TableKeys {
  focused: string | undefined;
  onFocus: (key: string) => void;
  chosen: Selection;
  onChoose: (selection: Selection) => void;
}

/** `J` `K` move, `↵` opens, `X` chooses, `Shift X` up to here, `F` filters, `[` `]` turn the page. */
export function useTableKeys({ keys, open, pages }: TableKeysNeeds): TableKeys {
  const [focused, setFocused] = useState<string>();
  const [chosen, setChosen] = useState<Selection>(nothingChosen);
  const [from, setFrom] = useState<string>();
  const here = keys.indexOf(focused ?? '');

  const move = (by: number) => setFocused(keys[Math.min(Math.max(here + by, 0), keys.length - 1)]);
  const take = (taken: readonly string[], on: boolean) => {
    setChosen(choose(chosen, taken, on, keys));
    setFrom(focused);
  };

  useKey('j', () => move(1));
  useKey('k', () => move(-1));
  useKey('enter', () => focused && open(focused), here >= 0);
  useKey('x', () => focused && take([focused], !isChosen(chosen, focused)), here >= 0);
  useKey('shift+x', () => focused && take(span(keys, from, focused), true), here >= 0);
  useKey('f', () => document.querySelector<HTMLElement>('[data-filter-search]')?.focus());
  useKey('[', () => pages.back?.(), Boolean(pages.back));
  useKey(']', () => pages.forward?.(), Boolean(pages.forward));

  return { focused, onFocus: setFocused, chosen, onChoose: setChosen };
}
