import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { pictureAt, pictureChoice } from '@stagedoor/rules/shops/picture-sizes';
import type { PictureWidth } from '@stagedoor/rules/shops/picture-sizes';
import { safeImage } from '@stagedoor/rules/shops/safe-link';

interface PictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'alt' | 'onError'> {
  src: string | null | undefined;
  /** Empty where words beside the picture say the same. */
  alt: string;
  /** How wide it stands there: in pixels, or as `sizes` says it for one that grows with the page. */
  shown?: PictureWidth | string;
  /** What stands there when there is no picture, or a broken one. */
  fallback?: ReactNode;
}

/** From the best for the place to the one that is always there. */
function waysTo(
  address: string,
  shown: PictureProps['shown'],
): { src: string; srcSet?: string; sizes?: string }[] {
  const asItIs = { src: address };
  const srcSet = pictureChoice(address);
  if (srcSet === undefined || shown === undefined) return [asItIs];
  return [
    typeof shown === 'string' ? { src: address, srcSet, sizes: shown } : { src: pictureAt(address, shown) },
    asItIs,
  ];
}

/** A picture of the outlet's own, which may be missing or broken. */
export function Picture({ src, alt, shown, fallback = null, ...rest }: PictureProps) {
  const address = safeImage(src);
  const [failed, setFailed] = useState({ address, times: 0 });
  const image = useRef<HTMLImageElement>(null);
  const times = failed.address === address ? failed.times : 0;
  const way = address ? waysTo(address, shown)[times] : undefined;

  // A picture in the server's drawing may have failed before anybody could listen.
  useEffect(() => {
    const drawn = image.current;
    if (drawn?.complete && drawn.naturalWidth === 0 && address)
      setFailed((before) =>
        before.address === address && before.times > 0 ? before : { address, times: 1 },
      );
  }, [address]);

  if (!way) return fallback;
  return (
    <img {...rest} {...way} ref={image} alt={alt} onError={() => setFailed({ address, times: times + 1 })} />
  );
}
