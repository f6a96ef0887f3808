import { FindingBar } from '#app/verdict/finding-bar.tsx';
import type { FindingView } from '#domain/ruling/ruling-view.ts';

/** The finding on a criterion, as a bar and in words. `qualifier`: follows the words. */
export function FindingMark({ finding, qualifier }: { finding: FindingView; qualifier?: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FindingBar finding={finding} />
      {qualifier ? (
        <span className="whitespace-normal">{finding.name + qualifier}</span>
      ) : (
        finding.name
      )}
    </span>
  );
}
