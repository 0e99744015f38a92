import type { PartialBriefContent } from '#domain/brief/content.ts';
import { faces } from '#domain/brief/direction/faces.ts';
import { leadOf } from '#domain/brief/lead.ts';
import { Part } from './Part.tsx';
import { paintsOf, wholeColors } from './palette/paints.ts';
import { SpecimenSheet } from './SpecimenSheet.tsx';
import styles from './TypeSpecimen.module.css';

/** Above this, the drawing is made smaller, such as for a screen on a wall. */
const DRAWN_MAX_PX = 64;
/** Older briefs give no sizes. */
const usual = { heading: 40, body: 17 };

/** The brief's two typefaces at its sizes, with its own words. */
export function TypeSpecimen({ content }: { content: PartialBriefContent }) {
  const { typography } = content;
  if (!typography?.heading?.stack || !typography.body?.stack || !typography.sample) return null;
  const { heading, body, sample } = typography;
  const paints = paintsOf(wholeColors(content.colors));
  const [paper, sheet, ink] = paints
    ? [paints.background, paints.surface, paints.text]
    : ['#ffffff', '#ffffff', '#13201a'];
  const headingPx = heading.size ?? usual.heading;
  const bodyPx = body.size ?? usual.body;
  const scale = Math.min(1, DRAWN_MAX_PX / headingPx);
  const text = textOf(content, sample);
  return (
    <Part title="Typography sample">
      <p className="sr">
        {sample} {text}
      </p>
      <div className={styles.specimen}>
        <SpecimenSheet font={heading} sizePx={headingPx} text={sample} ground={sheet} ink={ink} scale={scale} />
        <SpecimenSheet font={body} sizePx={bodyPx} text={text} ground={paper} ink={ink} scale={scale} />
      </div>
      {!(isShipped(heading.family) && isShipped(body.family)) && (
        <p className={`t-13 faint ${styles.note}`}>
          Shown in the typefaces of your device. Where {heading.family} or {body.family} is missing, a similar one is
          used.
        </p>
      )}
      <dl className={styles.fonts}>
        {[['Headings', heading] as const, ['Text', body] as const].map(([use, font]) => (
          <div key={use}>
            <dt>{use}</dt>
            <dd>
              <b>
                {font.family} {font.weight}
                {font.size && `, ${font.size} px`}
              </b>
              {font.size && scale < 1 && <span className="muted"> Drawn at {Math.round(scale * 100)}%.</span>}
              {font.note && <span className="muted"> {font.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The first two sentences of the brief, or one where they are long. */
function textOf({ projectDescription }: PartialBriefContent, sample: string): string {
  const { lead, rest } = leadOf(projectDescription ?? sample);
  return `${lead} ${leadOf(rest).lead}`.trim() || sample;
}

/** Older briefs name families that the installation does not have. */
function isShipped(family: string): boolean {
  return Object.values(faces).some((face) => face.family === family);
}
