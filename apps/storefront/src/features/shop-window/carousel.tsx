import { useRef, useState } from 'react';
import type { ThemeImage } from '@stagedoor/contract/entities/theme';
import { carouselMessages } from '@stagedoor/rules/messages/carousel';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { Picture } from '../../parts/picture.tsx';
import { SafeAnchor } from '@stagedoor/screens/safe-anchor';
import styles from './carousel.module.css';

const CarouselMotion = lazyPart(() => import('./carousel-motion.tsx'), { quiet: true });

/** The outlet's highlights. The first is there at once; what moves them comes after the first paint. */
export function Carousel({ slides }: { slides: readonly ThemeImage[] }) {
  const carousel = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  return (
    <section
      ref={carousel}
      aria-roledescription={carouselMessages.carousel}
      aria-label={carouselMessages.highlights}
      className={styles.carousel}
    >
      <div className={styles.viewport} data-viewport>
        <div className={styles.track}>
          {slides.map((slide, at) => (
            <Slide key={slide.imageUrl} slide={slide} at={at} of={slides.length} shown={at === index} />
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <CarouselMotion carousel={carousel} slides={slides.length} index={index} onSelect={setIndex} />
      )}
    </section>
  );
}

interface SlideProps {
  slide: ThemeImage;
  at: number;
  of: number;
  shown: boolean;
}

function Slide({ slide, at, of, shown }: SlideProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is a group, and no element is one
      role="group"
      aria-roledescription={carouselMessages.slide}
      aria-label={carouselMessages.position(at + 1, of)}
      className={styles.slide}
      inert={!shown}
    >
      <SafeAnchor address={slide.linkUrl} className={styles.link}>
        <Picture
          src={slide.imageUrl}
          alt=""
          width={1600}
          height={700}
          shown="(width < 1100px) 100vw, 1020px"
          loading={at === 0 ? 'eager' : 'lazy'}
          fetchPriority={at === 0 ? 'high' : 'low'}
          draggable={false}
          className={styles.image}
        />
        {slide.title && <span className={styles.caption}>{slide.title}</span>}
      </SafeAnchor>
    </div>
  );
}
