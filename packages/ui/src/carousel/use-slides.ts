import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';

const noMotion = '(prefers-reduced-motion: reduce)';

function subscribeToMotion(onChange: () => void) {
  const query = window.matchMedia(noMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isMotionReduced = () => window.matchMedia(noMotion).matches;

/** The selected slide, and functions to change it. Loops from the last to the first. */
export function useSlides(count: number, direction: 'ltr' | 'rtl') {
  const isReduced = useSyncExternalStore(subscribeToMotion, isMotionReduced, () => false);
  const duration = isReduced ? 0 : 22;
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, direction, duration });

  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange);
      return () => {
        embla?.off('select', onChange).off('reInit', onChange);
      };
    },
    [embla],
  );
  const current = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const show = (index: number) => embla?.scrollTo((index + count) % count);
  const showByKey = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets = { [forward]: current + 1, [back]: current - 1, Home: 0, End: count - 1 };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    show(target);
  };

  return { viewportRef, current, show, showByKey };
}
