import { useEffect, useRef, useState } from 'react';

// Requirement 2.6.
const SEEN = { threshold: 0.3, rootMargin: '0px 0px -100px 0px' };

/** A ref for an element, and whether 30 % of it has been in view. */
export function useSeen<E extends Element>() {
  const ref = useRef<E>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      // Not `isIntersecting`: browsers differ on it below the threshold.
      if (!entries.some((entry) => entry.intersectionRatio >= SEEN.threshold)) return;
      observer.disconnect();
      setIsSeen(true);
    }, SEEN);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { ref, isSeen };
}
