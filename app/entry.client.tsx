import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadPlan } from '#app/hydration/load-plan.ts';
import { paintFirst } from '#app/hydration/paint-first.ts';

// Hydration is synchronous only if the route modules are loaded before it begins.
await loadPlan();
dispatchEvent(new Event('hydrating'));
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={[paintFirst]} />
    </StrictMode>,
  );
});
