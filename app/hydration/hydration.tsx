import { createContext, useContext, useEffect } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import type { HydrationPlan } from './plan.ts';
import startReact from './start-react.ts?script';

const Plan = createContext<HydrationPlan | null>(null);

/** Provides the page's plan while the server renders it. */
export const HydrationPlanProvider = Plan.Provider;

/** The page's hydration plan as JSON, and the script that starts React. */
export function Hydration() {
  const plan = useContext(Plan);
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <>
      <script
        id="hydration"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which is never executed.
        dangerouslySetInnerHTML={{ __html: plan ? inScript(plan) : '' }}
      />
      <InlineScript script={startReact} />
    </>
  );
}

// Escapes `<`: no text may close the script element.
function inScript(plan: HydrationPlan): string {
  return JSON.stringify(plan).replaceAll('<', '\\u003c');
}
