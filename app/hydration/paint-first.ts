import type { HydratedRouterProps } from 'react-router/dom';

const MAX_WAIT_MS = 100;

type Instrumentation = NonNullable<HydratedRouterProps['instrumentations']>[number];

/**
 * The router opens a page only after the browser has painted the pressed link: matching routes, calling loaders and sending requests
 * within the click takes 50 ms on a slow phone. Forms are sent at once, so that none is sent twice. A link that waited is given up
 * where another page was asked for meanwhile.
 */
export const paintFirst: Instrumentation = {
  router({ instrument }) {
    let begun = 0;
    addEventListener('popstate', () => {
      begun += 1;
    });
    instrument({
      navigate: async (navigate, { formData }) => {
        begun += 1;
        const own = begun;
        if (!formData) await nextPaint();
        if (begun === own) await navigate();
      },
    });
  },
};

/** Resolves after the next paint, or soon if there is none: hidden pages are not painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
