import useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { CAROUSEL_DAMPING } from '@stagedoor/rules/shops/carousel';
import { CarouselControls } from './carousel-controls.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useInside } from './use-inside.ts';

interface CarouselMotionProps {
  carousel: RefObject<HTMLElement | null>;
  slides: number;
  index: number;
  onSelect: (index: number) => void;
}

/** Moves the slides that are already there: by hand, by buttons, and by themselves while nobody is inside. */
export default function CarouselMotion({ carousel, slides, index, onSelect }: CarouselMotionProps) {
  const [attach, embla] = useEmblaCarousel({ loop: true, duration: CAROUSEL_DAMPING });
  const { playing, reduced, toggle } = useAutoplay({
    slides,
    index,
    resting: useInside(carousel) || !embla,
    next: () => embla?.scrollNext(),
  });

  useEffect(
    () => attach(carousel.current?.querySelector<HTMLElement>('[data-viewport]') ?? null),
    [attach, carousel],
  );

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => onSelect(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla, onSelect]);

  return (
    <CarouselControls
      index={index}
      slides={slides}
      playing={playing}
      onToggle={reduced ? undefined : toggle}
      onPrevious={() => embla?.scrollPrev(reduced)}
      onNext={() => embla?.scrollNext(reduced)}
    />
  );
}
