import type { RefusalId } from './lines.ts';
import { type TopicId, topicOf } from './topics.ts';

/** What a question is taken to be: about a topic that the client may know of, or one of the reasons for which there is no fact. */
export type Understood = { topic: TopicId } | { why: RefusalId };

const aboutDesign =
  /\b(?:should (?:i|we|it)|which|what) (?:\w+ )?(?:colou?rs?|fonts?|typefaces?|layouts?|icons?|buttons?|style|navigation|menu|animations?)\b|\b(?:do|would|could|can) (?:you|it|we|i) (?:like|want|prefer|have|use|be|make it) (?:an? |the |it |this |in )?(?:app|website|dashboard|button|colou?r|blue|red|green|yellow|black|dark|dark mode|page|menu|animation|design|it\b|bigger|smaller)|\bshould (?:i|we|it|there|the \S+(?: \S+)?) (?:use|make|design|draw|add|put|be|have|look)\b|\bwhat (?:should|would|must|could) (?:it|this|the \w+) look like\b|\bis (?:it|this|blue|red|green) (?:ok|okay|fine|good)\b|\bdo you like\b/;
const aboutEverything =
  /\b(?:everything|anything else|all you know|tell me more|more information|more details|any other (?:information|details|facts|wishes)|what else|all (?:the )?facts|(?:system )?prompt|your instructions|(?:fact|the) sheet|json)\b|[{}<>]/;
const greeting =
  /^\W*(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|thanks?|thank you|bye|goodbye|ok|okay|great|nice)\b(?:\W+(?:there|you|very much|so much|all|again))*\W*$|\bhow are you\b|\b(?:who are you|what is your name|what['’]s your name|your name|your role|introduce yourself)\b/;
/** How many people: it is not said whether those who work there or those who come. */
const twoKindsOfPeople = /\bhow many (?:people|persons|of them)(?: are there)?\W*$/;
/** Colours and faces are in the brief; what one should take, or what the client likes, is another question. */
const aboutPalette =
  /\bpalette\b|\b(?:brand|logo|house|company|corporate)\b.*\bcolou?rs?\b|\bcolou?rs?\b.*\b(?:brand|logo|house|company)\b|\b(?:which|what) (?:colou?rs|fonts?|typefaces?) (?:do|does|are|is|have|has|were)\b(?!.*\b(?:like|love|prefer)\b)/;
const inTheBrief =
  /\b(?:deadlines?|due|by when|when (?:is|must|should|do|does|will) .*(?:ready|done|finished|due|needed|delivered)|how (?:long|much time)|goals?|success(?:ful)?|personas?|deliverables?|features?|constraints?|palette|colou?rs?|fonts?|typefaces?|style|target (?:group|audience)|audience|who (?:are|is) (?:the|your|our) (?:\w+ )?(?:customers?|users?|clients?|guests?|visitors?|members?|patients?)|who (?:is going to |will |would |should )?uses? (?:this|it)|scope|tension|stakeholders?|problem|unique|selling points?|screens? (?:do|are)|laws?|legal|rules?|regulations?|gdpr|privacy)\b/;

/** Kinds of question, by their first words; the first that fits. */
const kinds: readonly [RefusalId, RegExp][] = [
  ['who', /^(?:and |but |so )?(?:who|whom|whose)\b|\bby whom\b/],
  [
    'when',
    /^(?:and |but |so )?(?:when|since when|until when|how (?:soon|often|long))\b|\b(?:what|which) (?:day|month|year|season|time)\b/,
  ],
  ['howMuch', /\bhow (?:much|many|big|large|far|old|few)\b|\bwhat (?:share|percentage|number)\b/],
  [
    'may',
    /^(?:and |but |so )?(?:may|can|could|must|do (?:i|we) have to|am i|are we allowed)\b|\b(?:allowed|permitted|possible|permission|okay if|ok if)\b/,
  ],
  ['why', /^(?:and |but |so )?(?:why|what for|how come)\b|\b(?:reason|what is the point)\b/],
  [
    'open',
    /^(?:and |but |so )?(?:what|which|where|how|is|are|was|were|do|does|did|will|would|shall|should|has|have|had|if|tell|explain|describe)\b/,
  ],
];

/** Pure: reads one question, whatever was said before. */
export function understand(question: string): Understood {
  const asked = question.toLowerCase().trim();
  if (aboutEverything.test(asked)) return { why: 'everything' };
  if (greeting.test(asked)) return { why: 'greeting' };
  // A fact of the client’s outranks the look of things: “Does the logo stay, or which colours may I use?” is about the logo.
  const topic = topicOf(asked);
  if (aboutPalette.test(asked)) return { why: 'written' };
  if (aboutDesign.test(asked) && !topic) return { why: 'design' };
  if (topic) return { topic };
  if (twoKindsOfPeople.test(asked)) return { why: 'which' };
  if (inTheBrief.test(asked)) return { why: 'written' };
  const kind = kinds.find(([, words]) => words.test(asked));
  return { why: kind && asked.split(/\s+/).length > 1 ? kind[0] : 'unclear' };
}
