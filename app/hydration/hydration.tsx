import { createContext, useContext } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import type { HydrationPlan } from './plan.ts';
import startReact from './start-react.ts?script';

const Plan = createContext<HydrationPlan | null>(null);

/** Gives the page its plan, where it is rendered on the server. */
export const HydrationPlanProvider = Plan.Provider;

/** What React needs to take the page over, and the script that decides when. */
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

// No text in it may end the script.
function inScript(plan: HydrationPlan): string {
  return JSON.stringify(plan).replaceAll('<', '\\u003c');
}
