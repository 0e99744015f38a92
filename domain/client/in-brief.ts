import { colorRoles } from '../brief/color-roles.ts';
import type { BriefContent } from '../brief/content.ts';
import { wordsOf } from '../brief/quality/prose.ts';
import { taskParts } from '../brief/task-parts.ts';
import { stem, stemsAsked } from './words.ts';

/** A line of the brief that answers a question, with its section. */
export interface Quote {
  section: string;
  line: string;
}

/** The section with what nobody knows. */
export const OPEN = 'Still unknown';

/** The rarity of a word that one line in six has. */
const COMMON = Math.log(1 + 6);

/**
 * The brief's own answer to a question; `null` when no line is close enough. A plot twist is never quoted, because
 * it is secret until it arrives. Pure.
 */
export function inBrief(question: string, content: BriefContent): Quote | null {
  if (aboutDeadline.test(question)) return handInOf(content);
  const stems = stemsAsked(question);
  if (stems.size === 0) return null;
  const lines = linesOf(content);
  // The words of each line, cut to their stems.
  const known = lines.map(({ said }) => new Set(wordsOf(said).map(stem)));
  const rarity = new Map<string, number>();
  for (const word of stems) {
    const holding = known.filter((words) => words.has(word)).length;
    rarity.set(word, holding === 0 ? 0 : Math.log(1 + lines.length / holding));
  }
  // A word that many lines have, like “student” at a university, tells nothing about one of them.
  const telling = (word: string): boolean => rarity.get(word) === 0 || rarity.get(word)! > COMMON;
  let [best, most, found]: [number, number, string[]] = [-1, 0, []];
  known.forEach((words, at) => {
    const shared = [...stems].filter((word) => words.has(word));
    const score = shared.reduce((sum, word) => sum + rarity.get(word)!, 0) / Math.sqrt(8 + words.size);
    if (score > most) [best, most, found] = [at, score, shared];
  });
  // Half of what is asked has to stand there, two words of it where there are as many, and most of what tells something.
  if (best < 0 || found.length / stems.size < 0.5 || found.length < Math.min(2, stems.size)) return null;
  if (found.filter(telling).length <= [...stems].filter(telling).length / 2) return null;
  const { section, line } = lines[best]!;
  return { section, line };
}

/** When the design is due. The dates in a brief are those of the client’s year, so likeness of words finds the wrong one. */
const aboutDeadline =
  /\bdeadlines?\b|\bhow (?:long|much time) (?:do|have|is|are) (?:i|we|there)\b|\bwhen (?:do|would|will) you (?:need|want|expect) (?:it|this|the (?:design|work|frames|result))\b|\bwhen (?:is|must|should|does|do|will|has) (?:it|this|the (?:design|work|frames|result)|i|we) (?:have to |need to |to )?(?:be )?(?:due|ready|done|finish|finished|needed|deliver|delivered|hand|handed)\b/i;

/** What to hand in by when; `null` for the task of another form. */
function handInOf({ task = '' }: BriefContent): Quote | null {
  const row = taskParts(task).rows.find(({ label }) => label === 'Hand in');
  return row ? { section: 'Your task', line: row.text } : null;
}

interface Line extends Quote {
  /** What a question may say for it, besides the line itself. */
  said: string;
}

function linesOf(content: BriefContent): Line[] {
  const lines = (section: string, also: string, texts: readonly string[]): Line[] =>
    texts.map((line) => ({ section, line, said: `${also} ${line}` }));
  const sentences = (text: string): string[] => text.split(/(?<=[.!?]”?) +/).filter((part) => part !== '');
  const { typography } = content;
  return [
    ...lines('Project Overview', '', [...sentences(content.projectDescription), ...sentences(content.situation)]),
    ...lines('Why now', 'trigger start begin', [content.whyNow]),
    ...lines('Goals', 'goal aim', content.projectGoals),
    ...content.successMeasures.map(({ metric, baseline, target, by, how }) => ({
      section: 'How success is measured',
      line: `${metric}: ${baseline} today, ${target} by ${by}. ${how}.`,
      said: `measure count counts keep success baseline ${metric} ${baseline} ${target} ${by} ${how}`,
    })),
    ...content.constraints.map(({ type, text, effect }) => ({
      section: 'Constraints',
      line: `${text} ${effect}`,
      said: `constraint limit ${type} ${text} ${effect}`,
    })),
    ...lines('Not part of this job', 'scope part job excluded include', content.nonGoals),
    ...(content.tension ? lines('The tension', 'tension conflict disagree', Object.values(content.tension)) : []),
    ...lines(
      'People with a say',
      'stakeholder person people',
      content.stakeholders.map(({ name, role, wants }) => `${name}, ${role}${wants ? `: ${wants}` : ''}`),
    ),
    ...lines(OPEN, 'unknown', content.unknowns),
    ...lines(
      'Unique Selling Points',
      'special unique different',
      content.usps.map(({ title, description }) => `${title}: ${description}`),
    ),
    ...lines('Target Audience', 'audience user customer', [content.primaryAudience]),
    ...content.personas.map(({ name, role, age, location, goals, painPoints }) => ({
      section: 'Target Audience',
      line: `${name}, ${role}, ${age}, ${location}`,
      said: `persona user ${name} ${role} ${goals.join(' ')} ${painPoints.join(' ')}`,
    })),
    ...lines('Design Direction', 'style direction', sentences(content.styleDescription)),
    {
      section: 'Design Direction',
      line: content.colors
        .map(({ name, hex, role }) => `${name} ${hex} (${role ? colorRoles[role].toLowerCase() : 'colour'})`)
        .join(', '),
      said: 'colour colours color colors palette brand house hex background accent action',
    },
    ...(typography
      ? [
          {
            section: 'Design Direction',
            line: `${typography.heading.family} for headings, ${typography.body.family} for text`,
            said: 'font fonts typeface typefaces typography type heading headings text size',
          },
        ]
      : []),
    ...content.keyFeatures.map(({ title, description, priority }) => ({
      section: 'Key Features',
      line: `${title} (${priority}): ${description}`,
      said: `feature priority ${priority === 'high' ? 'important first main' : ''} ${title} ${description}`,
    })),
    ...content.deliverables.map(({ title, description, requirements }) => ({
      section: 'Deliverables',
      line: `${title}: ${description}`,
      said: `deliverable screen device hand ${title} ${description} ${requirements.join(' ')}`,
    })),
  ];
}
