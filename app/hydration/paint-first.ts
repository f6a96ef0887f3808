import type { HydratedRouterProps } from 'react-router/dom';

const LONGEST_WAIT_MS = 100;

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/**
 * The router opens a page only after the browser has painted the pressed link: matching routes, calling loaders and sending requests
 * within the click takes 50 ms on a slow phone. Forms are sent at once, so that none is sent twice.
 */
export const paintFirst: Instrumentation = {
  router({ instrument }) {
    instrument({
      navigate: async (navigate, { formData }) => {
        if (!formData) await nextPaint();
        await navigate();
      },
    });
  },
};

/** Resolves after the next paint, or soon if there is none: hidden pages are not painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
