export interface Figure {
  name: string;
  value: number;
  unit: string;
  /** e.g. "≥ 0.8"; absent for a figure that only explains another one. */
  goal?: string;
}

export interface Report {
  figure(figure: Figure): void;
  note(text: string): void;
  /**
   * Prints the missed goals.
   * @returns whether every goal was met.
   */
  end(): boolean;
}

/** Prints figures as a table for people, or as one JSON line each: {"name", "value", "unit", "goal", "met"}. */
export function createReport({ json = false }: { json?: boolean }): Report {
  const missed: string[] = [];
  return {
    figure(figure) {
      const value = Number(figure.value.toPrecision(4));
      const met = figure.goal === undefined ? null : meets(figure.value, figure.goal);
      if (met === false) missed.push(figure.name);
      if (json) console.log(JSON.stringify({ ...figure, value, goal: figure.goal ?? null, met }));
      else
        console.log(
          `${mark(met)} ${figure.name.padEnd(58)} ${String(value).padStart(10)} ${figure.unit.padEnd(12)} ${figure.goal ? `goal ${figure.goal}` : ''}`,
        );
    },
    note(text) {
      if (!json) console.log(text);
    },
    end() {
      if (!json) console.log(missed.length > 0 ? `\nMissed: ${missed.join(', ')}` : '\nEvery goal met.');
      return missed.length === 0;
    },
  };
}

function mark(met: boolean | null) {
  return met === null ? ' ' : met ? '✓' : '✗';
}

/** Goals read "≥ 0.8", "≤ 150", "< 5". */
export function meets(value: number, goal: string): boolean {
  const [, sign, limit] = /^([≥≤<>])\s*([\d.]+)/.exec(goal) ?? [];
  const bound = Number(limit);
  if (sign === '≥') return value >= bound;
  if (sign === '≤') return value <= bound;
  if (sign === '<') return value < bound;
  if (sign === '>') return value > bound;
  throw new Error(`A goal reads like "≥ 0.8", not "${goal}"`);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
