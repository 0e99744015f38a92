import type { ThemeId } from '#domain/case-study/themes.ts';
import blocks from './sheets/blocks.css?url';
import broadsheet from './sheets/broadsheet.css?url';
import field from './sheets/field.css?url';
import gallery from './sheets/gallery.css?url';
import ledger from './sheets/ledger.css?url';
import plain from './sheets/plain.css?url';
import signal from './sheets/signal.css?url';

const sheets: Readonly<Record<ThemeId, string>> = { plain, broadsheet, ledger, gallery, field, signal };

/** The style sheets of these themes. Other pages of the product do not load them. */
export function ThemeSheets({ themes }: { themes: readonly ThemeId[] }) {
  return [blocks, ...themes.map((theme) => sheets[theme])].map((href) => (
    <link key={href} rel="stylesheet" href={href} precedence="page-theme" />
  ));
}
