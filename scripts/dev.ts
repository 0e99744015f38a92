import { endWithParent } from './end-with-parent.ts';
import { refuseOldNode } from './node-version.ts';

refuseOldNode();
endWithParent();
// The same process as `npm start`, but Vite renders the pages from their sources.
process.env.BRIEF_FOUNDRY_PAGES = 'dev';
await import('../server/main.ts');
