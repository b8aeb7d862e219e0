import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { useToasts } from '@stagedoor/ui/toast';
import { useHydrated } from './use-hydrated.ts';

interface LazyPartOptions {
  /** Whoever misses it will not know: nothing is said when it cannot be had. */
  quiet?: boolean;
}

/** A part of a screen that comes once the screen is there. One that cannot be fetched takes nothing else with it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { quiet = false }: LazyPartOptions = {},
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined;

  return function Part(props: Props) {
    const hydrated = useHydrated();
    const [Ready, setReady] = useState(() => (hydrated ? Loaded : undefined));
    const toasts = useToasts();
    useEffect(() => {
      const fetchPart = async () => {
        Loaded = (await load()).default;
        setReady(() => Loaded);
      };
      if (!Ready) void fetchPart().catch(() => quiet || toasts.error(connectionMessages.noAnswer));
    }, [Ready, toasts]);
    return Ready ? <Ready {...props} /> : null;
  };
}
