import { createContext, useContext } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import type { HydrationPlan } from './plan.ts';
import startReact from './start-react.ts?script';

const Plan = createContext<HydrationPlan | null>(null);

/** Provides the plan while the server renders. */
export const HydrationPlanProvider = Plan.Provider;

/** The plan as inert JSON, and the script that starts React. */
export function Hydration() {
  const plan = useContext(Plan);
  return (
    <>
      <script
        id="hydration"
        type="application/json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, which nothing runs.
        dangerouslySetInnerHTML={{ __html: plan ? inScript(plan) : '' }}
      />
      <InlineScript script={startReact} />
    </>
  );
}

// No text in the plan may end the script element.
function inScript(plan: HydrationPlan): string {
  return JSON.stringify(plan).replaceAll('<', '\\u003c');
}
