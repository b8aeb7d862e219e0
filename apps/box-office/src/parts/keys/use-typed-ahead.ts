import { useEffect, useRef } from 'react';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * What is typed between asking for a field and having it: its code may be on its way, and until then every letter would be
 * a key of the page. Answers what was typed so far, once.
 */
export function useTypedAhead(isWanted: boolean): () => string {
  const typed = useRef('');
  useEffect(() => {
    if (!isWanted) return undefined;
    typed.current = '';
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isLetter || isTyping(event)) return;
      typed.current += event.key;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', keep, true);
    return () => removeEventListener('keydown', keep, true);
  }, [isWanted]);
  return () => {
    const taken = typed.current;
    typed.current = '';
    return taken;
  };
}
