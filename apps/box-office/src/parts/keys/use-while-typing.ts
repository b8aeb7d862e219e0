import { useEffect, useEffectEvent } from 'react';
import { areKeysOff } from './keys-setting.ts';

/** A key that is meant while somebody types, too, and in no dialog. What it does is asked about before it is done. */
export function useWhileTyping(
  isMeant: (event: KeyboardEvent) => boolean,
  run: () => void,
  active = true,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || areKeysOff() || !isMeant(event)) return;
    if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    if (!active) return undefined;
    const hear = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [active]);
}
