import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { classNames } from '@stagedoor/ui/class-names';
import styles from './preview.module.css';

const pixels = { phone: 375, desktop: 1280 } as const;
export type PreviewWidth = keyof typeof pixels;

interface PreviewFrameProps {
  address: string;
  width: PreviewWidth;
  /** What it shows; another one is drawn beside it and takes its place when it is there. */
  version: string;
}

interface Drawn {
  address: string;
  version: string;
}

/** A page of the shop at a width of its own, made as small as the room that there is. */
export function PreviewFrame({ address, width, version }: PreviewFrameProps) {
  const place = useScale(pixels[width]);
  const [there, setThere] = useState<Drawn>();
  const wanted = { address, version };
  const isThere = there?.address === address && there.version === version;
  const frames = isThere || !there ? [wanted] : [there, wanted];
  return (
    <div ref={place} className={classNames(styles.stage, styles[width])} aria-busy={!isThere}>
      {!there && <Skeleton shape="card" count={3} />}
      {frames.map((drawn) => (
        <iframe
          key={`${drawn.address} ${drawn.version}`}
          src={drawn.address}
          // Nothing in it runs; its own origin it needs for its fonts.
          sandbox="allow-same-origin"
          title="The shop as the draft has it"
          className={classNames(styles.frame, drawn !== there && !isThere && styles.coming)}
          onLoad={() => setThere(drawn)}
        />
      ))}
    </div>
  );
}

/** How much smaller the page must be to fit, as a property of its stage. */
function useScale(wide: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stage = place.current;
    if (!stage) return undefined;
    const fit = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(stage);
      const room =
        stage.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      stage.style.setProperty('--preview-width', `${wide}px`);
      stage.style.setProperty('--preview-scale', String(Math.min(1, room / wide)));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(stage);
    return () => watch.disconnect();
  }, [wide]);
  return place;
}
