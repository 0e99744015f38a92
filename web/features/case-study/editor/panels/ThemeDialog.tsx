import { useMemo, useState } from 'react';
import { accentsOf, inTheme, looksLike, nameOfAccent, themeOperations } from '#domain/case-study/choose-theme.ts';
import { COVER_FRAMES } from '#domain/case-study/cover.ts';
import { forReaders } from '#domain/case-study/for-readers.ts';
import { type ThemeId, themeIds, themes } from '#domain/case-study/themes.ts';
import { Button } from '#web/ui/control/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Cover } from '../../page/Cover.tsx';
import { SectionView } from '../../page/SectionView.tsx';
import { useEditor, usePagePictures } from '../document/use-store.ts';
import { StyledPage } from '../page/StyledPage.tsx';
import type { Frames } from '../pictures/FramePicker.tsx';
import styles from './ThemeDialog.module.css';

interface Props {
  frames: Frames;
  onClose: () => void;
}

/** The themes, each with the beginning of this page, and the accents that the design's pictures propose. */
export function ThemeDialog({ frames, onClose }: Props) {
  const { store, announce } = useEditor();
  const document = store.document();
  const proposed = useMemo(() => accentsOf(frames.map(({ picture }) => picture.colors)), [frames]);
  const [theme, setTheme] = useState<ThemeId>(document.theme);
  const [accent, setAccent] = useState('');
  const current = document.colors[0]!.hex;
  const offered = proposed.filter((hex) => !looksLike(hex, current));
  const second = proposed.find((one) => one !== accent);
  const accents = accent ? [accent, ...(second ? [second] : [])] : [];

  function apply() {
    store.dispatch(...themeOperations(document, inTheme(document, theme, accents)));
    announce(`The page has the theme ${themes[theme].name}.`);
    onClose();
  }
  return (
    <Dialog open onClose={onClose} title="Choose a theme" cross className={styles.dialog}>
      <p className="muted">
        A theme sets typefaces, sizes, grid and background. You can change colours and type afterwards. Undo brings the
        old look back.
      </p>
      {offered.length > 0 && (
        <fieldset className={styles.accents}>
          <legend>Accent</legend>
          {['', ...offered].map((hex) => (
            <label key={hex}>
              <input type="radio" name="accent" checked={accent === hex} onChange={() => setAccent(hex)} />
              <svg viewBox="0 0 20 20" aria-hidden>
                <rect width="20" height="20" rx="4" fill={hex || current} />
              </svg>
              {hex ? nameOfAccent(document, hex) : 'No change'}
              {hex && <span className="value">{hex}</span>}
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={styles.themes}>
        <legend>Theme</legend>
        {themeIds.map((id) => (
          <label key={id} className={styles.option}>
            <Miniature theme={id} accents={accents} frames={frames} />
            <span className={styles.name}>
              <input type="radio" name="theme" checked={theme === id} onChange={() => setTheme(id)} />
              <b>{themes[id].name}</b>
            </span>
            <span className="t-13 muted">{themes[id].about}</span>
          </label>
        ))}
      </fieldset>
      <div className={`row ${styles.foot}`}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={apply}>Use {themes[theme].name}</Button>
      </div>
    </Dialog>
  );
}

/** The beginning of the page in a theme, at a small scale. */
function Miniature({ theme, accents, frames }: { theme: ThemeId; accents: readonly string[]; frames: Frames }) {
  const { store } = useEditor();
  const pictures = usePagePictures();
  const document = store.document();
  const shown = useMemo(() => forReaders(inTheme(document, theme, accents)), [document, theme, accents]);
  const [first] = shown.sections;
  return (
    <span className={styles.miniature} aria-hidden inert>
      <StyledPage document={shown}>
        <Cover
          title={<p className="cs-title">{shown.title || 'Project Title'}</p>}
          description={shown.description && <p className="cs-stand">{shown.description}</p>}
          byline={null}
          frames={frames.slice(0, COVER_FRAMES)}
        />
        {first && <SectionView section={first} pictures={pictures} isFirst />}
      </StyledPage>
    </span>
  );
}
