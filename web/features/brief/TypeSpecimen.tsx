import type { PartialBriefContent } from '#domain/brief/content.ts';
import { faces } from '#domain/brief/direction/faces.ts';
import { leadOf } from '#domain/brief/lead.ts';
import { Part } from './Part.tsx';
import { paintsOf, wholeColors } from './palette/paints.ts';
import { SpecimenSheet } from './SpecimenSheet.tsx';
import styles from './TypeSpecimen.module.css';

/** Large enough to judge a typeface by. */
const HEADING_PX = { wide: 56, narrow: 36 } as const;
const HEADING_WORDS = 4;
/** Above this, text is drawn smaller, such as for a screen on a wall. */
const BODY_MAX_PX = 32;
/** Older briefs give no sizes. */
const BODY_PX = 17;

/** The brief's two typefaces with its own words: the one for headings large, the one for text at its size. */
export function TypeSpecimen({ content }: { content: PartialBriefContent }) {
  const { typography } = content;
  if (!typography?.heading?.stack || !typography.body?.stack || !typography.sample) return null;
  const { heading, body, sample } = typography;
  const paints = paintsOf(wholeColors(content.colors));
  const [paper, sheet, ink] = paints
    ? [paints.background, paints.surface, paints.text]
    : ['#ffffff', '#ffffff', '#13201a'];
  const bodyPx = Math.min(body.size ?? BODY_PX, BODY_MAX_PX);
  const text = textOf(content, sample);
  return (
    <Part title="Typography sample">
      <p className="sr">
        {sample} {text}
      </p>
      <div className={styles.specimen}>
        <SpecimenSheet font={heading} sizePx={HEADING_PX} text={firstWords(sample)} ground={sheet} ink={ink} />
        <SpecimenSheet font={body} sizePx={{ wide: bodyPx, narrow: bodyPx }} text={text} ground={paper} ink={ink} />
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
              {font.size && (font === heading || font.size > bodyPx) && (
                <span className="muted"> Not drawn to size.</span>
              )}
              {font.note && <span className="muted"> {font.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

/** The sample up to its first pause, in a few words. */
function firstWords(sample: string): string {
  const [clause = sample] = sample.split(/[,:;.](?:\s|$)/);
  return clause.split(/\s+/).slice(0, HEADING_WORDS).join(' ');
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
