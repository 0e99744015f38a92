/** The faults of the sandbox model. The model's name selects one: "sandbox-cut", or "sandbox-cut-once". */
export const faults = {
  slow: 'writes for about forty seconds',
  'fits-and-starts': 'sends a letter, then a page, and pauses in between',
  chatty: 'wraps the brief in a greeting and a code fence',
  cut: 'drops the connection in the middle',
  stall: 'goes silent in the middle',
  hang: 'never says a word',
  empty: 'answers nothing',
  malformed: 'forgets to escape its quotation marks, from the middle on',
  fair: 'has one bad habit: stock names, filler, missing fields, wrong types, a real company, or too few words',
  mediocre: 'has most of these habits: a different mix for each brief',
  missing: 'leaves two sections out',
  refusal: 'declines politely',
  huge: 'does not stop',
  '401': 'refuses the key',
  '429': 'is busy for a minute',
  '500': 'is broken',
} as const;

export type Fault = keyof typeof faults;

export interface Behaviour {
  fault: Fault | null;
  /** Only the first answer to a brief has the fault. */
  once: boolean;
}

/** @returns null for an unknown model. */
export function behaviourOf(model: string): Behaviour | null {
  const match = /^sandbox(?:-([a-z0-9-]+?))?(-once)?$/.exec(model);
  if (!match) return null;
  const fault = match[1] ?? null;
  if (fault !== null && !Object.hasOwn(faults, fault)) return null;
  return { fault: fault as Fault | null, once: match[2] !== undefined };
}
