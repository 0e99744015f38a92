import { colorRoles, contrastsOf, noteOn } from '../color-roles.ts';
import { constraintKinds } from '../constraint-kinds.ts';
import type { BriefContent, ColorRole } from '../content.ts';
import { directionLines } from '../direction-lines.ts';
import { goalFigures } from '../goal-figures.ts';
import { placeOfConflict, withoutVoice } from '../voice.ts';
import { bullets, esc, numbered, type Part, table, text, titled } from './text.ts';

/* The sections of a brief with more than one block, as on the page. */

/** What a designer reads first. Briefs of the first form have no task. */
export function task(content: BriefContent): Part[] {
  if (!content.task) return [];
  return [
    '## Your task',
    text(content.task),
    content.firstStep ? `**Your first step.** ${esc(content.firstStep)}` : '',
    ...titled(
      '**Words of this client**',
      bullets((content.glossary ?? []).map(({ word, means }) => `*${esc(word)}*: ${esc(means)}`)),
    ),
    content.safety ? `**Safety line.** ${esc(content.safety)}` : '',
  ];
}

export function overview(content: BriefContent): Part[] {
  const { successMeasures, tension } = content;
  const others = withoutVoice(content).map(
    ({ name, role, wants }) => `**${esc(name)}**, ${esc(role)}${wants ? `: ${esc(wants)}` : '.'}`,
  );
  return [
    text(content.projectDescription),
    text(content.situation),
    ...titled('### Why now', text(content.whyNow)),
    ...titled('### Goals', numbered(content.projectGoals.map(esc))),
    ...titled(
      '### How success is measured',
      // Goals of today name every figure of their measure.
      goalFigures(content)
        ? ''
        : table(
            ['Measure', 'Today', 'Target', 'By', 'How it is measured'],
            successMeasures.map(({ metric, baseline, target, by, how }) => [metric, baseline, target, by, how]),
          ),
    ),
    ...titled(
      '### Constraints',
      bullets(
        content.constraints.map(
          ({ type, text: words, effect }) => `**${constraintKinds[type]}**: ${esc(words)} ${esc(effect)}`,
        ),
      ),
    ),
    ...titled('### Not part of this job', bullets(content.nonGoals.map(esc))),
    ...(tension
      ? [
          '### The tension',
          bullets([esc(tension.a), esc(tension.b)]),
          ...(placeOfConflict(content) ? [`**Where it shows**: ${esc(placeOfConflict(content))}`] : []),
        ]
      : []),
    // One person beside the two of the conflict needs no heading.
    ...(tension && others.length === 1 ? others : titled('### People with a say', bullets(others))),
    ...titled('### Still unknown', bullets(content.unknowns.map(esc))),
  ];
}

export function audience(content: BriefContent): Part[] {
  return [
    text(content.primaryAudience),
    ...content.personas.flatMap((persona) => [
      `### ${esc(persona.name)}`,
      [
        `${esc(persona.role)}, ${persona.age}, ${esc(persona.location)}.`,
        esc(persona.situation ?? ''),
        `**Goal**: ${persona.goals.map(esc).join(' ')}`,
        `**Obstacle**: ${persona.painPoints.map(esc).join(' ')}`,
      ]
        .filter(Boolean)
        .join(' '),
      persona.quote ? `> “${esc(persona.quote)}”` : '',
    ]),
  ];
}

export function direction(content: BriefContent): Part[] {
  const { colors, typography } = content;
  const hexOf = (role: ColorRole) => colors.find((color) => color.role === role)?.hex;
  const contrasts = contrastsOf(hexOf);
  const rows = colors.map(({ name, hex, role }) => [
    name,
    hex,
    [colorRoles[role], noteOn(role, hexOf)].filter(Boolean).join(', '),
    contrasts.find((one) => one.role === role)?.ratios ?? '',
  ]);
  return [
    content.direction
      ? bullets(directionLines.map(([key, label]) => `**${label}**: ${esc(content.direction![key])}`))
      : text(content.styleDescription),
    '### Colour palette',
    table(['Colour', 'Hex', 'For', 'Contrast on background / surface'], rows),
    ...(typography
      ? [
          '### Typography sample',
          table(
            ['Use', 'Typeface', 'Look'],
            [['Headings', typography.heading] as const, ['Text', typography.body] as const].map(([use, font]) => [
              use,
              `${font.family} ${font.weight}${font.size ? `, ${font.size} px` : ''}`,
              font.note ?? '',
            ]),
          ),
          `> ${esc(typography.sample)}`,
        ]
      : []),
  ];
}

export function deliverables(content: BriefContent, ticks: ReadonlySet<string>): Part[] {
  return [
    text(content.deliverablesIntro),
    ...content.deliverables.flatMap(({ title, description, requirements }, d) => [
      `### ${esc(title)}`,
      text(description),
      requirements.map((requirement, r) => `- [${ticks.has(`${d}.${r}`) ? 'x' : ' '}] ${esc(requirement)}`).join('\n'),
    ]),
  ];
}
