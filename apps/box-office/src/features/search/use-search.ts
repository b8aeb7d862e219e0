import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useHref, useNavigate } from 'react-router';
import { searchOffice } from '@stagedoor/contract/calls/office/search';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { goAndDo } from './go-and-do.ts';
import { PlacesContext } from './places-context.ts';

const SHORTEST = 2;
const LONGEST = 200;
/** Between two keys of somebody who types. */
const PAUSE_MS = 150;

/** What is typed, a moment after the last key. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** What the words find, and what can be done with it. */
function useFound(typed: string) {
  const mayInvite = useMayDo('guests.invite');
  const places = use(PlacesContext);
  const words = typed.trim().replaceAll(/\s+/g, ' ').slice(0, LONGEST);
  const asked = useSettled(words);
  const isAsked = asked.length >= SHORTEST;
  const answer = useOfficeAnswer(searchOffice, { q: asked }, { keep: true, enabled: isAsked });
  const hits = (isAsked && answer.data?.hits) || [];
  return {
    words,
    asked,
    isAsked,
    isTooShort: words.length > 0 && words.length < SHORTEST,
    answer,
    /** It is the answer to what stands in the field. */
    isFresh: isAsked && asked === words && answer.isSuccess && !answer.isPlaceholderData,
    hits,
    deeds: isAsked ? goAndDo({ words: asked, hits, places, mayInvite }) : [],
  };
}

/** Everything but the look of a search: what was found, which of it is current, and what the keys do. */
export function useSearch(typed: string, onGone: () => void) {
  const id = useId();
  const navigate = useNavigate();
  const origin = useHref('/');
  const { within } = useOutletScope();
  const found = useFound(typed);
  const { words, asked, isFresh, hits, deeds } = found;
  const paths = [...hits, ...deeds].map(({ path }) => within(path));
  const [current, setCurrent] = useState({ words: '', at: 0 });
  const at = current.words === asked ? Math.min(current.at, Math.max(0, paths.length - 1)) : 0;

  const open = (path: string | undefined, elsewhere = false) => {
    if (path === undefined) return;
    if (elsewhere) return void window.open(origin.replace(/\/$/, '') + path, '_blank', 'noopener');
    onGone();
    void navigate(path);
  };
  // Return was pressed before the answer to what is typed was there.
  const [awaited, setAwaited] = useState<string>();
  const openFirst = useEffectEvent(() => open(paths[0]));
  const isThere = isFresh && awaited === asked;
  useEffect(() => {
    if (isThere) openFirst();
  }, [isThere]);

  const move = (by: number) =>
    paths.length > 0 && setCurrent({ words: asked, at: (at + by + paths.length) % paths.length });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isFresh) open(paths[at], event.metaKey || event.ctrlKey);
    else if (event.key === 'Enter') setAwaited(words);
    else return;
    event.preventDefault();
  };
  const onPoint = (index: number) => setCurrent({ words: asked, at: index });
  return { ...found, id, at, onKeyDown, onPoint, onGone };
}

export type SearchState = ReturnType<typeof useSearch>;
