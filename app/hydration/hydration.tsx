import { createContext, useContext, useEffect } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import { type HydrationPlan, STATE_ID } from './plan.ts';
import startReact from './start-react.ts?script';

const Plan = createContext<HydrationPlan | null>(null);

/** Provides the page's plan while the server renders it. */
export const HydrationPlanProvider = Plan.Provider;

/** The page's hydration plan and the loaders' data, and the script that starts React. */
export function Hydration() {
  const { state = '', ...plan } = useContext(Plan) ?? {};
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <>
      <Json id="hydration" json={JSON.stringify(plan)} />
      {/* JSON too: within the plan every quotation mark would be escaped. */}
      <Json id={STATE_ID} json={state} />
      <InlineScript script={startReact} />
    </>
  );
}

function Json({ id, json }: { id: string; json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without `<`, so that no text closes the script, which is never executed.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  );
}
