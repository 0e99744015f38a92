import { colorRoles } from '#domain/brief/color-roles.ts';
import type { PartialBriefContent } from '#domain/brief/content.ts';
import { directionLines } from '#domain/brief/direction-lines.ts';
import { Palette } from '#web/parts/Palette.tsx';
import { ContrastPairs } from './ContrastPairs.tsx';
import styles from './Direction.module.css';
import { Part } from './Part.tsx';
import { PaletteInUse } from './palette/PaletteInUse.tsx';
import { paintsOf, wholeColors } from './palette/paints.ts';
import { RoleList } from './palette/RoleList.tsx';
import { TypeSpecimen } from './TypeSpecimen.tsx';

/** The direction in five lines (older briefs: one text), the palette in use, and the typefaces (BRIEF-16). */
export function Direction({ content }: { content: PartialBriefContent }) {
  const { direction } = content;
  return (
    <>
      {direction ? (
        <dl className={styles.lines}>
          {directionLines.map(([key, label]) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{direction[key]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="prose">{content.styleDescription}</p>
      )}
      <Colors content={content} />
      <TypeSpecimen content={content} />
    </>
  );
}

function Colors({ content }: { content: PartialBriefContent }) {
  const colors = wholeColors(content.colors);
  if (colors.length === 0) return null;
  const paints = paintsOf(colors);
  return (
    <Part title={paints ? 'Colour palette, in use' : 'Colour palette'}>
      {paints ? (
        <>
          <PaletteInUse paints={paints} content={content} />
          <RoleList colors={colors} />
        </>
      ) : (
        <Palette colours={colors.map(({ name, hex, role }) => ({ name, hex, role: colorRoles[role] }))} />
      )}
      <ContrastPairs colors={colors} />
    </Part>
  );
}
