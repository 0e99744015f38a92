import { type ReactNode, useState } from 'react';
import type { InspectionView } from '#contract/inspection.ts';
import { type TokenFormat, tokenFiles, tokenFormats } from '#domain/inspection/tokens/files.ts';
import { tokensOfPicture } from '#domain/inspection/tokens/picture-colors.ts';
import { leftOutNote, type TokenSet, tokenCount } from '#domain/inspection/tokens/token-set.ts';
import { links } from '#domain/navigation/links.ts';
import { ButtonLink } from '#web/ui/control/ButtonLink.tsx';
import { CopyButton } from '#web/ui/control/CopyButton.tsx';
import { Segmented } from '#web/ui/control/Segmented.tsx';
import { CodeText } from './CodeText.tsx';
import styles from './Panel.module.css';
import type { Pixels } from './pixels.ts';
import { SpacingScale } from './SpacingScale.tsx';
import { Swatch } from './Swatch.tsx';

const SWATCHES_MAX = 18;

interface Props {
  view: InspectionView;
  /** The frame where it is a picture, which has no layers to read tokens from. */
  picture: Pixels | 'failed' | null;
}

/** The design's tokens as code to copy (WORK-7), or the colours of a picture. */
export function TokensPanel({ view, picture }: Props) {
  const { tokens } = view;
  if (tokens)
    return (
      <Tokens
        title="Tokens of this design"
        tokens={tokens}
        scale={<SpacingScale tokens={tokens} />}
        download={(format) => (
          <ButtonLink href={links.tokenFile(view.designId, format)} download={tokenFiles[format].name} icon="download">
            Download
          </ButtonLink>
        )}
      />
    );
  const found = picture && picture !== 'failed' ? tokensOfPicture(picture.colors()) : null;
  return (
    <>
      {found && found.color.length > 0 ? (
        <Tokens title="Colours of this picture" tokens={found} />
      ) : (
        <h2 className="t-16">Tokens of this design</h2>
      )}
      <p className={`t-13 muted ${styles.take}`}>
        Tokens are read from the layers of a design file. A picture has none, so its colours are what can be found.
      </p>
    </>
  );
}

interface TokensProps {
  title: string;
  tokens: TokenSet;
  scale?: ReactNode;
  download?: (format: TokenFormat) => ReactNode;
}

function Tokens({ title, tokens, scale, download }: TokensProps) {
  const [format, setFormat] = useState<TokenFormat>('css');
  const text = tokenFiles[format].write(tokens);
  return (
    <>
      <div className="row between">
        <h2 className="t-16">{title}</h2>
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
      {scale}
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
        {download?.(format)}
      </div>
    </>
  );
}
