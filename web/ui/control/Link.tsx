import { type ComponentPropsWithRef, createContext, type MouseEvent, use } from 'react';
import type { NavigateFunction } from 'react-router';

/** How a link is followed without loading the page anew. Root gives it; a link outside of Root is a plain one. */
export const FollowContext = createContext<NavigateFunction | null>(null);

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'style' | 'target'> & {
  /** An address of web/links.ts: path, query and hash from the root. */
  to: string;
  /** Kept in the history entry that the link makes. */
  state?: unknown;
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean;
};

/**
 * A link to a page of ours. The router's own resolves relative addresses, masks and base paths that ours never have, for every
 * link of every page: a tenth of what drawing a page costs.
 */
export function Link({ to, state, preventScrollReset, onClick, ...rest }: LinkProps) {
  const follow = use(FollowContext);
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isPlain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!follow || event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    const { pathname, search, hash } = location;
    // The address one is at makes no second entry in the history.
    void follow(to, { replace: to === pathname + search + hash, state, preventScrollReset });
  }
  return <a {...rest} href={to} onClick={press} />;
}
