import { createContext, useContext, useEffect } from 'react';
import { InlineScript } from '#app/document/inline-script.tsx';
import { type HydrationPlan, LOADED_ID } from './plan.ts';
import startReact from './start-react.ts?script';

const Plan = createContext<HydrationPlan | null>(null);

/** Provides the page's plan while the server renders it. */
export const HydrationPlanProvider = Plan.Provider;

/** The page's hydration plan and the loaders' data, and the script that starts React. */
export function Hydration() {
  const { loaded = '', ...plan } = useContext(Plan) ?? {};
  useEffect(() => void dispatchEvent(new Event('hydrated')), []);
  return (
    <>
      <Json id="hydration" json={JSON.stringify(plan)} />
      {/* Apart: within the plan every quotation mark would be escaped. */}
      <Json id={LOADED_ID} json={loaded} />
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
