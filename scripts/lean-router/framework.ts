import { createContext, type Ref, type RefCallback, useRef } from 'react';

/** Nobody provides it outside framework mode, so every reader finds nothing and goes on without. */
export const FrameworkContext = createContext<undefined>(undefined);

/** Drawn only by a link that prefetches, which links of data mode cannot. */
export function PrefetchPageLinks() {
  return null;
}

/** As the router's own answers where there is no framework: never, with a ref, and no handlers. */
export function usePrefetchBehavior() {
  return [false, useRef(null), {}] as const;
}

/** A link's own ref is the only one that is read. */
export function mergeRefs<T>(...[given, own]: [Ref<T> | undefined, Ref<T>]): Ref<T> | RefCallback<T> {
  return given ?? own;
}
