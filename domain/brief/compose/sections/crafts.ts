import type { LevelId } from '../../../catalog/levels.ts';
import type { Text } from '../text.ts';

/** Work beside the screens that fits any of these briefs, in terms of the brief's own people and screens (cues.ts). */
export interface Craft {
  title: Text;
  text: readonly Text[];
  needs: readonly Text[];
  levels: readonly LevelId[];
  /** The shortest time box that is long enough, in days. */
  days: number;
  /** Index of its goal. */
  goal: 0 | 1;
}

const everyone: readonly LevelId[] = ['foundation', 'professional', 'stretch'];
const grown: readonly LevelId[] = ['professional', 'stretch'];

export const crafts: readonly Craft[] = [
  {
    title: '[Small system|Parts list|Building blocks]',
    text: [
      'The parts of {surface}, by name.',
      'For whatever {org} draws after {f2}.',
      'What {f1} is put together from.',
    ],
    needs: [
      '{f1} in {few} states, “{state}” among them',
      '{few} colours and {many} sizes, enough for {f2}',
      '{f1} and {f2} with keyboard focus shown',
      'Which parts {f2} takes from {f1}, as a list',
      'Contrast in every state of {surface}, “{state}” too',
      '{few} messages written like {sample}',
    ],
    levels: everyone,
    days: 7,
    goal: 0,
  },
  {
    title: '[Clickable path|Walk-through|Click-through]',
    text: [
      '{persona} gets to {goal}, click by click.',
      '{p0f} clicks {f1}; nothing is built yet.',
      'From “{state}” to {goal} by clicking.',
      '{f1} feels real to {pf} for five minutes.',
    ],
    needs: [
      '{f1} to {f2} in {many} screens',
      'Lost at “{state}”, back in two taps',
      'Opens from one link on {p0f}’s phone',
      '{lots} entries as {org} would have them',
      'Last screen: {goal}, reached',
      '{pf}’s way without {f2}, in {few} screens',
      'No dead end: “{state2}” leads back in one tap',
    ],
    levels: everyone,
    days: 3,
    goal: 0,
  },
  {
    title: '[A trial with {few} people|{few} people try it|{f1}, tried out]',
    text: [
      '{few} people like {persona}; designers excluded.',
      'To learn {unknown}.',
      '{f1} in strange hands, {moment}.',
    ],
    needs: [
      'Task one: {goal}',
      'Task two: “{state}”, met {moment}',
      'Table of {few} people: {f1} done, helped, given up',
      'One page: {unknown}?',
      '{f2} before and after the trial',
    ],
    levels: grown,
    days: 7,
    goal: 1,
  },
  {
    title: '[A page for {a} and {b}|{a}, {b}: one page]',
    text: ['{a} wants {wantA}; {b}, {wantB}. What does {f1} do?'],
    needs: [
      '{b} could sign {few} sentences of it',
      '“{wantA}”: the screen that shows it',
      'What {f1} takes from {b}, on one frame',
      'A4, {length} words, read standing up',
      'One figure for “{metric}” that would refute it',
      'A third way, drawn small: neither {a}’s nor {b}’s',
    ],
    levels: grown,
    days: 3,
    goal: 0,
  },
  {
    title: '[Message sheet|All the words|Every sentence of {surface}]',
    text: [
      'Whatever {surface} says, in one table.',
      'The words {p0f} will be quoted with.',
      'Labels, buttons and bad news of {f1}.',
      'How {org} talks to {persona}.',
    ],
    needs: [
      '{many} messages like {sample}',
      '“{state}” and what to do, in {letters} characters',
      '{language} in one column, {language2} beside it',
      '{few} words {org} never uses',
      'Titles of {f1} and {f2}, {few} versions each',
      'Each sentence of {f1} read aloud, slips marked',
      'What {p1f} writes today beside what {f1} says, as a table',
    ],
    levels: everyone,
    days: 7,
    goal: 1,
  },
  {
    title: '[First week|The day {f1} starts|How it begins]',
    text: ['{p1f}’s first morning with {f1}.', 'How {org} changes over, without closing.'],
    needs: [
      '{many} steps, each with a name from {org}',
      'The last day without {f1}, and who says so',
      'A4 for the wall: “{state}”, and whom to call',
      '{f2} while {f1} is still empty, one frame',
      'What {pf} is told, in {length} words at most',
    ],
    levels: grown,
    days: 14,
    goal: 1,
  },
  {
    title: '[Counting sheet|What is counted|Proof for {p0f}]',
    text: ['Whether {f1} worked, seen by {p0f} in {due}.', 'So that {metric} can be counted at {org}.'],
    needs: [
      'Who counts “{metric}”, on which day, two names',
      'An empty chart of {metric}, axes named',
      'The figure at which {p0f} drops {f2}',
      '{few} figures that flatter {org} and mean nothing',
    ],
    levels: ['stretch'],
    days: 14,
    goal: 0,
  },
  {
    title: '[Behind the screens|Map of the service|From {f1} to {f2}]',
    text: ['What {org} does between two taps of {persona}.', 'People and paper behind {surface}.'],
    needs: [
      'Rows for {pf}, {p1f} and {surface}',
      'Minutes from {f1} to {f2}, waiting marked',
      '{few} places marked where “{state}” stops it',
      'A3, legible on a wall at {org}',
    ],
    levels: ['stretch'],
    days: 7,
    goal: 1,
  },
  {
    title: '[On paper, too|The printed piece|{f1} on paper]',
    text: [
      '{f1} for people without a telephone.',
      'What {p1f} hands to {persona}.',
      'What hangs on a wall in {district}.',
    ],
    needs: [
      'A5: {f1} in front, “{state}” on the back',
      'Type from {points} pt, {org}’s number larger',
      'A line in {language2} on {f2}',
      'One ink besides black, legible {moment}',
    ],
    levels: grown,
    days: 14,
    goal: 1,
  },
  {
    title: '[Hard conditions|Small and slow|{surface} at its worst]',
    text: [
      '{f1} on a bad day, {moment}.',
      '{surface} with “{state}” and “{state2}”.',
      'Little light, little signal, little time: {f1}.',
    ],
    needs: [
      '{f1} at 320 px with “{state}”, uncut',
      'Type at 200% in {f2}, one frame',
      'What a screen reader says of {surface}, in order, as a list',
      '“{state2}” offline, for {pf}: one frame',
      '{f1} by night, contrast on one frame',
      '{f2} with one hand full, thumb reach drawn',
    ],
    levels: grown,
    days: 7,
    goal: 0,
  },
  {
    title: '[Empty at first|Day one|{surface} before anybody came]',
    text: [
      '{org} before the first entry.',
      '{surface}, still empty.',
      'What {pf} meets on day one.',
      '{f1} without a past.',
    ],
    needs: [
      '{f1}: no entry; then one',
      'What {p1f} enters first, {few} steps',
      '{f2} after {lots} entries',
      'First words {pf} reads, at most {letters} characters',
      '“{state}” on day one, one frame',
      'Brought along from before: {few} lines',
    ],
    levels: everyone,
    days: 3,
    goal: 0,
  },
  {
    title: '[{f1}, drawn twice|Two versions of {f1}|For {a}, for {b}]',
    text: ['One version for {a}, one for {b}.', '{wantA}, or {wantB}: drawn both ways.'],
    needs: [
      '{a}’s version of {f1}, one screen',
      '{b}’s version with “{state}”, one screen',
      'What {pf} loses in each, {few} lines',
      'The choice, argued from “{metric}”, A5',
      'Where {b} would stop {a}’s version, marked',
    ],
    levels: grown,
    days: 7,
    goal: 0,
  },
  {
    title: '[Notes for builders|Handover of {f1}|Questions answered|For whoever codes it]',
    text: ['{f1} for developers who cannot ring {p0f}.', 'For whoever builds {surface}.'],
    needs: [
      'Loading, empty, failed: {f2} in three frames',
      'Table for “{state}”: who sees what',
      '{many} sizes and {few} colours by name',
      'What {f1} remembers, and until when, a list',
      '{language2} in {f1}: longest word shown',
    ],
    levels: grown,
    days: 3,
    goal: 1,
  },
  {
    title: '[Storyboard|{persona}, a short story|Before and after]',
    text: [
      'From {pain} to {goal}.',
      '{persona}, {moment}.',
      'A day of {persona}, before and after {f1}.',
      '{pf} between “{state}” and {goal}.',
    ],
    needs: [
      '{few} frames, from {pain} on',
      'Frame: {f1} at true size, in {pf}’s hand',
      'No screen in one frame: {moment}',
      '{few} lines {pf} says, none {pf} thinks',
      '“{state}” befalls {pf}: one frame',
      'The frame where {p1f} comes in',
      'Last frame: {goal}',
    ],
    levels: everyone,
    days: 3,
    goal: 0,
  },
];
