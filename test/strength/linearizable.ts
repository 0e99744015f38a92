/** One call of a client, and the moments between which it took effect. */
export interface Operation<Input, Output> {
  input: Input;
  /** `null`: nobody knows whether it took effect, for example because the connection broke. */
  output: Output | null;
  called: number;
  answered: number;
}

/** What a single client would see. */
export interface Model<State, Input, Output> {
  start: State;
  /** @returns the states that this call with this answer may lead to; none when the answer is impossible here */
  step(state: State, input: Input, output: Output | null): State[];
}

/**
 * Whether some order of the calls explains all answers, with every call at one moment between its beginning and its answer
 * (Wing and Gong, 1993). It tries the orders and remembers those that led nowhere, so histories must be short.
 */
export function isLinearizable<State, Input, Output>(
  model: Model<State, Input, Output>,
  history: Operation<Input, Output>[],
): boolean {
  const tried = new Set<string>();
  function explain(state: State, left: Operation<Input, Output>[]): boolean {
    if (left.every(({ output }) => output === null)) return true;
    const key = JSON.stringify([state, left.map((one) => history.indexOf(one))]);
    if (tried.has(key)) return false;
    tried.add(key);
    const firstAnswer = Math.min(...left.map(endOf));
    return left.some((next) => {
      if (next.called > firstAnswer) return false;
      const rest = left.filter((one) => one !== next);
      return model.step(state, next.input, next.output).some((after) => explain(after, rest));
    });
  }
  return explain(model.start, history);
}

/** What is not known may still take effect at any later time. */
function endOf({ output, answered }: Operation<unknown, unknown>): number {
  return output === null ? Number.POSITIVE_INFINITY : answered;
}
