/** Measures navigations that instrumentation began; there is none. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined;
}

/** Called only with `instrumentations`, which no router of ours is given. */
export function getRouteInstrumentationUpdates(): never {
  throw new Error('lean-router leaves instrumentation out of the build.');
}

/** Called only with `instrumentations`, which no router of ours is given. */
export function instrumentClientSideRouter(): never {
  throw new Error('lean-router leaves instrumentation out of the build.');
}
