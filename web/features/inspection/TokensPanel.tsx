import { useState } from 'react';
import type { InspectionView } from '#contract/inspection.ts';
import { type TokenFormat, tokenFiles, tokenFormats } from '#domain/inspection/tokens/files.ts';
import { leftOutNote, tokenCount } from '#domain/inspection/tokens/token-set.ts';
import { links } from '#web/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { CodeText } from './CodeText.tsx';
import styles from './Panel.module.css';
import { SpacingScale } from './SpacingScale.tsx';
import { Swatch } from './Swatch.tsx';

const SWATCHES_MAX = 18;

/** The design's tokens as code to copy (WORK-7). */
export function TokensPanel({ view }: { view: InspectionView }) {
  const [format, setFormat] = useState<TokenFormat>('css');
  const { tokens } = view;
  if (!tokens)
    return (
      <>
        <h2 className="t-16">Tokens of this design</h2>
        <p className="muted">
          Tokens are read from the layers of a design file. The frames of this design are pictures: measure them with
          the ruler and pick their colours.
        </p>
      </>
    );
  const text = tokenFiles[format].write(tokens);
  return (
    <>
      <div className="row between">
        <h2 className="t-16">Tokens of this design</h2>
        <span className="t-13 muted">{tokenCount(tokens)} found</span>
      </div>
      <ul className={styles.swatches}>
        {tokens.color.slice(0, SWATCHES_MAX).map(({ name, style, value }) => (
          <li key={name}>
            <Swatch paint={{ kind: 'solid', color: value }} />
            {style ?? name}
          </li>
        ))}
      </ul>
      {tokens.color.length > SWATCHES_MAX && (
        <p className="t-13 muted">{tokens.color.length - SWATCHES_MAX} more colours are in the files.</p>
      )}
      {tokens.leftOut > 0 && <p className="t-13 muted">{leftOutNote(tokens)}</p>}
      <SpacingScale tokens={tokens} />
      <Segmented
        label="Format"
        className={styles.formats}
        value={format}
        onChange={setFormat}
        options={tokenFormats.map((value) => ({ value, label: tokenFiles[value].label }))}
      />
      <CodeText text={text} label={tokenFiles[format].label} />
      <div className={`row gap-2 ${styles.take}`}>
        <CopyButton text={text} variant="second" size="m" copiedLabel="Copied" />
        <ButtonLink href={links.tokenFile(view.designId, format)} download={tokenFiles[format].name} icon="download">
          Download
        </ButtonLink>
      </div>
    </>
  );
}
