/** A number with its label, inside a `<dl>`. */
export function Counter({ label, value }: { label: string; value: string | number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-meta text-ink-2">{label}</dt>
      <dd className="font-heading text-h2 tabular-nums">{value}</dd>
    </div>
  );
}
