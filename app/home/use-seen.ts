import { useEffect, useRef, useState } from 'react';

// Requirement 2.6.
const SEEN = { threshold: 0.3, rootMargin: '0px 0px -100px 0px' };

/**
 * Whether an element has been in view. `still`: unknown, as without scripts; `waiting`: out of view, so that it can be
 * hidden unnoticed; `seen`: 30 % of it was in view.
 */
export function useSeen<E extends Element>() {
  const ref = useRef<E>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'seen'>('still');

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      // Not `isIntersecting`: browsers differ on it below the threshold.
      if (!entries.some((entry) => entry.intersectionRatio >= SEEN.threshold)) return;
      observer.disconnect();
      setState('seen');
    }, SEEN);
    if (isOutOfSight(element)) setState('waiting');
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, state };
}

function isOutOfSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= innerHeight || bottom <= 0;
}
