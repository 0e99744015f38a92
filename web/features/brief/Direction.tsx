import { colorRoles, contrastPairs } from '#domain/brief/color-roles.ts';
import type { BriefContent, ColorRole, PartialBriefContent } from '#domain/brief/content.ts';
import { faces } from '#domain/brief/direction/faces.ts';
import { contrastOf } from '#web/parts/contrast.ts';
import { Palette } from '#web/parts/Palette.tsx';
import { TypeSpecimen } from '#web/parts/TypeSpecimen.tsx';
import shared from './BriefSections.module.css';
import styles from './Direction.module.css';

type Color = BriefContent['colors'][number];

export function Direction({ content }: { content: PartialBriefContent }) {
  const colors = (content.colors ?? []).filter(isWhole);
  return (
    <>
      <p className="prose">{content.styleDescription}</p>
      {colors.length > 0 && (
        <>
          <h3 className={shared.subhead}>Colour palette</h3>
          <Palette colours={colors.map(({ name, hex, role }) => ({ name, hex, role: colorRoles[role] }))} />
          <ContrastPairs colors={colors} />
        </>
      )}
      <Typography content={content} colors={colors} />
    </>
  );
}

function ContrastPairs({ colors }: { colors: readonly Color[] }) {
  const known = contrastPairs.flatMap(([front, back]) => {
    const ratio = contrastOf(hexOf(colors, front) ?? '', hexOf(colors, back) ?? '');
    return ratio === null ? [] : [{ name: `${colorRoles[front]} / ${colorRoles[back].toLowerCase()}`, ratio }];
  });
  if (known.length === 0) return null;
  return (
    <ul className={styles.pairs} aria-label="Contrast">
      {known.map(({ name, ratio }) => (
        <li key={name}>
          {name} <span className="strong">{ratio.toFixed(1)}:1</span>
        </li>
      ))}
    </ul>
  );
}

function Typography({ content, colors }: { content: PartialBriefContent; colors: readonly Color[] }) {
  const { typography } = content;
  if (!typography?.heading?.stack || !typography.body?.stack || !typography.sample) return null;
  const ink = hexOf(colors, 'text') ?? '#13201a';
  const text = firstSentence(content.projectDescription ?? typography.sample);
  return (
    <>
      <h3 className={shared.subhead}>Typography sample</h3>
      <TypeSpecimen
        heading={typography.heading}
        body={typography.body}
        sample={typography.sample}
        text={text}
        paper={hexOf(colors, 'background') ?? '#ffffff'}
        ink={ink}
        accent={hexOf(colors, 'action') ?? ink}
      />
      {!(isShipped(typography.heading.family) && isShipped(typography.body.family)) && (
        <p className={`t-13 faint ${styles.drawn}`}>
          Drawn with the faces of your machine: where it lacks {typography.heading.family} or {typography.body.family},
          the nearest one stands in.
        </p>
      )}
      <dl className={styles.fonts}>
        {[['Headings', typography.heading] as const, ['Text', typography.body] as const].map(([use, font]) => (
          <div key={use}>
            <dt>{use}</dt>
            <dd>
              <b>
                {font.family} {font.weight}
              </b>
              {font.note && <span className="muted"> {font.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function isWhole(color: Partial<Color>): color is Color {
  return Boolean(color.name && color.role && /^#[0-9a-f]{6}$/i.test(color.hex ?? ''));
}

function hexOf(colors: readonly Color[], role: ColorRole): string | undefined {
  return colors.find((color) => color.role === role)?.hex;
}

/** Older briefs name families that the installation does not have. */
function isShipped(family: string): boolean {
  return Object.values(faces).some((face) => face.family === family);
}

function firstSentence(text: string): string {
  return /^.+?[.?!](?=\s|$)/s.exec(text)?.[0] ?? text;
}
