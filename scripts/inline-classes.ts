import type { Plugin } from 'vite';

const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gm;
/** What no constant may be called: a sheet has such a class in its table alone. */
const RESERVED =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * Writes the name of a class where it is used, in what is shipped: the tables that lead from the names in the sources to the short
 * ones weigh a kilobyte on a page. A sheet's classes are constants of its module as well as a table, so it is enough to ask for
 * those; the bundler does the rest, and the build ends at a class that its sheet lacks. Where one is looked up by a name that is not
 * known before, the table stays.
 */
export function inlineClasses(): Plugin[] {
  return [
    {
      name: 'inline-classes',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!/\.tsx?$/.test(id) || !code.includes('.module.css')) return null;
        const asked = code.replace(IMPORT, (whole, table: string, sheet: string) =>
          isLookedUpByName(code, table) ? `import * as ${table} from ${sheet};` : whole,
        );
        return asked === code ? null : { code: asked, map: null };
      },
      onLog(_level, { code, message }) {
        if (code === 'IMPORT_IS_UNDEFINED' && message.includes('.module.css')) this.error(`No such class: ${message}`);
      },
    },
    {
      // A sheet whose constants have all gone to where they are used would be left out with its module.
      name: 'keep-sheets',
      apply: 'build',
      enforce: 'post',
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
    },
  ];
}

/** Whether every mention of the table is followed by a class that may be a constant. */
export function isLookedUpByName(code: string, table: string): boolean {
  const rest = code.replace(IMPORT, '');
  const mentions = [...rest.matchAll(new RegExp(`(?<![.\\w])${table}\\b(\\.(\\w+)\\b)?`, 'g'))];
  return mentions.every(([, , name]) => name !== undefined && !RESERVED.test(name));
}
