type Range = { low: number; high: number; outOf: number };

const half = 2;

/** Tick marks of the ruler: every ten marks, every five for a short paper, and its end. */
function linesOf(outOf: number): number[] {
  const step = outOf > 40 ? 10 : 5;
  const lines = Array.from({ length: Math.ceil(outOf / step) }, (_, at) => at * step);
  return [...lines, outOf];
}

/**
 * A ruler of the paper's marks; the range of nine papers in ten is highlighted. The text beside it says the
 * same.
 */
export function MarksRuler({ low, high, outOf }: Range) {
  const at = (marks: number) => `${(100 * marks) / outOf}%`;
  const lines = linesOf(outOf);
  return (
    <div aria-hidden="true" className="keep-colour px-4">
      <div className="relative h-13">
        <span
          className="absolute top-1 h-5 -skew-x-12 rounded-[4px] bg-marker"
          style={{ left: at(low), width: at(high - low) }}
        />
        <span className="absolute inset-x-0 top-7 border-t-[1.5px] border-ink" />
        {lines.map((marks, index) => {
          const isLong = index % half === 0 || marks === outOf;
          return (
            <span
              key={marks}
              className="absolute top-7 grid w-8 -translate-x-1/2 justify-items-center"
              style={{ left: at(marks) }}
            >
              <span className={isLong ? 'h-2.5 w-[1.5px] bg-ink' : 'h-1.5 w-[1.5px] bg-line-strong'} />
              {isLong ? (
                <span className="text-caption leading-4 tabular-nums text-ink-2">{marks}</span>
              ) : null}
            </span>
          );
        })}
      </div>
    </div>
  );
}
