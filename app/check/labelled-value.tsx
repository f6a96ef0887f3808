/** A fact in a definition list; its value has the direction of its own letters. */
export function LabelledValue({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{label}</dt>
      <dd>
        <bdi className="break-all">{value}</bdi>
      </dd>
    </div>
  );
}
