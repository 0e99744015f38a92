import { createContext } from 'react-router';
import type { SessionAnswer } from '#contract/session.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';
import type { Theme } from './theme.ts';

/** What loaders and actions get, on the server and in the browser alike. */
export const apiContext = createContext<ApiClient>();
/** Answers who is signed in; asked once a request on the server, known all along in the browser. */
export const sessionContext = createContext<() => Promise<SessionAnswer>>();

/** The theme that the page is drawn in. */
export const themeContext = createContext<Theme>();
