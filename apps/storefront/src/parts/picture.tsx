import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { safeImage } from '@stagedoor/rules/shops/safe-link';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'onError'> {
  src: string | null | undefined;
  /** Empty where words beside the picture say the same. */
  alt: string;
  /** What stands there when there is no picture, or a broken one. */
  fallback?: ReactNode;
}

/** A picture of the outlet's own, which may be missing or broken. */
export function Picture({ src, alt, fallback = null, ...rest }: PictureProps) {
  const address = safeImage(src);
  const [broken, setBroken] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  // A picture in the server's drawing may have failed before anybody could listen.
  useEffect(() => {
    const drawn = image.current;
    if (drawn?.complete && drawn.naturalWidth === 0 && address) setBroken(address);
  }, [address]);

  if (!address || broken === address) return fallback;
  return <img {...rest} ref={image} src={address} alt={alt} onError={() => setBroken(address)} />;
}
