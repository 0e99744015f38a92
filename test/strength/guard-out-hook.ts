import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { withoutGuard } from './guard-out.ts';

/* Loaded with `--import` by processes that a test starts, so that they lack the guard as well. */

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith('file:') || !loaded.source) return loaded;
    return { ...loaded, source: withoutGuard(fileURLToPath(url), String(loaded.source)) ?? loaded.source };
  },
});
