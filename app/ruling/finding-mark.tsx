import { FindingBar } from '#app/verdict/finding-bar.tsx';
import type { FindingView } from '#domain/ruling/ruling-view.ts';

/** The finding on a criterion, as a bar and in words. */
export function FindingMark({ finding }: { finding: FindingView }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <FindingBar finding={finding} />
      {finding.name}
    </span>
  );
}
