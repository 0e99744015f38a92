import { asCss } from './css.ts';
import { asDtcg } from './dtcg.ts';
import { asTailwind } from './tailwind.ts';
import type { TokenSet } from './token-set.ts';

/** The three forms in which tokens leave, and the files they are. */
export const tokenFiles = {
  css: { label: 'CSS variables', name: 'tokens.css', type: 'text/css; charset=utf-8', write: asCss },
  tailwind: { label: 'Tailwind', name: 'theme.css', type: 'text/css; charset=utf-8', write: asTailwind },
  dtcg: { label: 'Design Tokens JSON', name: 'tokens.json', type: 'application/json; charset=utf-8', write: asDtcg },
} as const satisfies Record<string, { label: string; name: string; type: string; write: (set: TokenSet) => string }>;

export const tokenFormats = ['css', 'tailwind', 'dtcg'] as const;
export type TokenFormat = (typeof tokenFormats)[number];
