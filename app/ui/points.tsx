/** A list of sentences. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-2 ps-6">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
