// A link inside the shop. It fetches the screen it leads to as soon as somebody means to go there. The router's own
// link cannot do that here, and would bring 3 KB of other ways of prefetching into the first chunk.
import { createContext, use } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router';

/** Fetches the screen at a path ahead of time; settles when it is there, or when waiting has been long enough. */
export const PreloadContext = createContext<(path: string) => Promise<void>>(async () => {});

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  replace?: boolean;
  /** Kept with the history entry. */
  state?: unknown;
}

export function Link({ to, replace, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const preload = use(PreloadContext);

  function click(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void preload(to).then(() => navigate(to, { replace: replace ?? false, state }));
  }

  const intend = () => void preload(to);
  return (
    <a onPointerEnter={intend} onFocus={intend} onTouchStart={intend} {...rest} href={href} onClick={click}>
      {children}
    </a>
  );
}

/** A click that means "go there", not "open it elsewhere". */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
