import { createContext } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import type { Theme } from './theme.ts';

/** What loaders and actions get, on the server and in the browser. */
export const apiContext = createContext<ApiClient>();
/** Returns who is signed in. The server asks once for each request; the browser knows it already. */
export const sessionContext = createContext<() => Promise<SessionAnswer>>();

/** The theme that the page is rendered in. */
export const themeContext = createContext<Theme>();
