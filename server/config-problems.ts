/** All faults of the settings, reported together. */
export interface Problems {
  add(lines: string[]): void;
  /** Leaves out lines about a setting of which something is said already: they follow from it. */
  addUnlessKnown(lines: string[]): void;
  /** @returns what `read` gives, or `otherwise` when it throws; its message is added unless it is known. */
  attempt<T>(read: () => T, otherwise: T): T;
  /** @throws with one line for each problem */
  throwIfAny(): void;
}

/** @param settings their names, by which a line says what it is about */
export function collectProblems(settings: string[]): Problems {
  const found: string[] = [];
  const namesIn = (line: string) => line.match(/\b[A-Z][A-Z0-9_]+\b/g)?.filter((name) => settings.includes(name)) ?? [];
  const problems: Problems = {
    add: (lines) => void found.push(...lines),
    addUnlessKnown(lines) {
      const known = new Set(found.flatMap(namesIn));
      problems.add(lines.filter((line) => !namesIn(line).some((name) => known.has(name))));
    },
    attempt(read, otherwise) {
      try {
        return read();
      } catch (error) {
        problems.addUnlessKnown((error as Error).message.split('\n'));
        return otherwise;
      }
    },
    throwIfAny() {
      if (found.length) throw new Error([...new Set(found)].join('\n'));
    },
  };
  return problems;
}
