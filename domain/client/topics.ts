import { stemsAsked } from './words.ts';

/** What a designer may ask a client about. */
export interface Topic {
  id: string;
  /** What a question about it says; the topic with the most hits is meant. */
  asks: readonly RegExp[];
}

/** What a brief does not tell: who signs, what was tried, what the client fears. */
export const topics = [
  {
    id: 'budget',
    asks: [
      /\b(?:budgets?|money|afford|fund(?:s|ed|ing|er)?|grants?|sponsors?|invest(?:ed|ment|ors?)?|expensive|cheap)\b/,
      /\bspend(?:ing)?\b/,
      /\bwho(?: is|['’]s| will| would)? (?:pays?|paying|foots?)\b|\bpay(?:s|ing)? (?:for (?:it|this|that|the (?:project|design|work|website|site|app))|me|us)\b|\bwhere does the money\b/,
      /\b(?:costs?|price)\b.*\b(?:build|make|project|website|app|develop)\b|\b(?:what|how much) (?:may|can|could|should|will|would|does|is) (?:it|this|the (?:project|build)) (?:to )?costs?\b/,
      /\bhow much (?:can you|do you (?:have|want)|(?:is|are) (?:there|available)|may|have you got|did you set aside)\b/,
    ],
  },
  {
    id: 'decision',
    asks: [
      /\b(?:deci(?:de|des|ded|ding|sion|sions)|approv(?:e|es|ed|al)|veto|boss|in charge|green light|final (?:say|word|call)|last word)\b/,
      /\bsigns?\b(?![ -](?:in|up|on|over|above|outside)\b)|\bsign[- ]?off\b/,
      /\bwho (?:has|gets|gives) the (?:last|final)\b|\bwho says (?:yes|no)\b/,
      /\bwhose (?:call|idea)\b|\bwho (?:must|has to|needs to|do i have to|should i|do i) (?:say yes|agree|nod|convince|please|report to|answer to|present to)\b/,
    ],
  },
  {
    id: 'history',
    asks: [
      /\b(?:tried|attempt(?:s|ed)?|previous(?:ly)?|earlier|in the past|history|predecessors?)\b/,
      /\b(?:fail(?:ed|ures?)|went wrong|did not work|didn['’]t work|abandoned)\b/,
      /\blast (?:time|one|project|redesign|agency|designer)\b/,
      /\bbefore\?|\b(?:done|had|been|worked|happened|like this|this|it) before\b(?! (?:the )?(?:launch|start|release))/,
      /\b(?:already (?:have|had|got|exist|use)|(?:do you (?:already )?have|is there) (?:a|an|any) (?:website|site|app|system|tool|software)|(?:existing|current|old) (?:website|site|app|system|tool|solution|version|software))\b/,
    ],
  },
  {
    id: 'launch',
    asks: [
      /\blaunch(?:ed|es|ing)?\b/,
      /\breleas(?:e|es|ed|ing)\b/,
      /\broll(?:ed|ing)?[- ]?out\b/,
      /\bfirst (?:week|day|people|users|customers|morning)\b|\b(?:who|which people) (?:sees?|gets?|tr(?:y|ies)) it first\b/,
      /\bgo(?:es|ing)? live\b/,
      /\b(?:pilots?|beta|trial run|soft launch|opening day|announced?|switch(?:ed|ing)? over|phased?|introduced?)\b/,
    ],
  },
  {
    id: 'content',
    asks: [
      /\b(?:copy(?:writing|writer)?|wording|photos?|photographs?|photographers?|pictures?|images?|videos?|illustrations?|footage)\b/,
      /\btexts?\b(?! (?:size|colou?r|font))/,
      /\bwho (?:will )?writes?\b|\bwrit(?:e|es|ing) the (?:words|texts?|copy)\b|\bwhere do the words come\b/,
      /\b(?:content|materials?|words for)\b/,
    ],
  },
  {
    id: 'machines',
    asks: [
      /\b(?:it|technical|tech) (?:support|department|people|team|person)\b/,
      /\b(?:maintain(?:s|ed)?|maintenance|maintainer|servers?|hosting|hosted|technology|tech stack|infrastructure)\b/,
      /\bbreaks?(?: down)?\b|\bcrash(?:es)?\b|\boutages?\b|\brepairs?\b|\bstops? working\b/,
      /\b(?:developers?|engineers?|programmers?|coders?)\b/,
      /\bwho (?:will |is going to )?(?:builds?|codes?|programs?|fix(?:es)?|runs? it|looks? after|updates?|takes? care)\b/,
      /\bafter(?:wards)? launch\b/,
    ],
  },
  {
    id: 'access',
    asks: [
      /\b(?:interview(?:s|ing)?|survey|workshops?|field ?work|shadow)\b/,
      /\b(?:talk|speak|listen) (?:to|with)\b/,
      /\b(?:meet|visit|observ(?:e|ation)|watch (?:them|people|you|somebody|someone)|come (?:by|and see|over)|see (?:the place|it for myself|how you work))\b/,
      /\b(?:user )?test(?:ing|s)? (?:it )?with\b|\buser (?:tests?|testing|research)\b/,
      /\bresearch\b/,
      /\b(?:may|can|could) (?:i|we) (?:ask|contact|call) (?:your|some|the|a few|them|people)\b/,
    ],
  },
  {
    id: 'fear',
    asks: [
      /\b(?:afraid|worr(?:y|ies|ied|ying)|fears?|worst|nervous|concern(?:s|ed)?|nightmares?|scar(?:es?|ed)|dread)\b/,
      /\b(?:risks?|risky|dangers?|pitfalls?)\b/,
      /\b(?:could|can|might|may|would|if it|if this|will) (?:it )?(?:all )?(?:go(?:es)? wrong|fails?|flops?)\b/,
      /\b(?:keeps? you (?:up|awake)|lose sleep|sleepless)\b/,
    ],
  },
  {
    id: 'others',
    asks: [
      /\b(?:compet(?:itors?|itions?|ing|es?)|rivals?|alternatives?|elsewhere|benchmarks?)\b/,
      /\bothers? like you\b|\bsimilar (?:to you|places?|shops?|companies|businesses|houses|organi[sz]ations|services)\b/,
      /\bwho else (?:does|offers|sells|is there|do people)\b|\bwho else\?/,
      /\bother (?:shops?|companies|places|businesses|houses|providers|organi[sz]ations|firms|services)\b/,
      /\bwhere (?:else )?(?:do|would|could) (?:they|people|customers) go\b/,
    ],
  },
  {
    id: 'staff',
    asks: [
      /\b(?:staff|team|colleagues?|employ(?:ees?|s)?|workers?|volunteers?|crew|payroll)\b/,
      /\bwho (?:will )?(?:use|uses|works?)\b/,
      /\b(?:train(?:ing|ed)|learn(?:s|ing)?|computer skills|good with computers|tech[- ]savvy)\b/,
      /\bhow many (?:people )?(?:of you|work|are you|do you employ|hands)\b|\bhow (?:big|large|many) are you\b/,
    ],
  },
  {
    id: 'figures',
    asks: [
      /\b(?:figures?|data|statistics?|stats|analytics|baseline|evidence|metrics?)\b/,
      /\bnumbers\b/,
      /\bmeasur(?:e|ed|es|ing|ement)\b/,
      /\b(?:counted|counts? (?:it|them|this)|reliable|accurate|trustworthy|trust (?:the|these|those|your))\b/,
      /\bhow do you know\b|\bwhere do(?:es)? (?:the|these|those|this|that|your) (?:\d+|numbers?|per ?cent|percentages?)/,
    ],
  },
  {
    id: 'name',
    asks: [
      /\b(?:brand(?:ing|s)?|logos?|lettering|identity|corporate|slogan|motto|rename|trademark)\b/,
      /\b(?:the|that|this|its|company|shop|house|change|keep|new) name\b(?! of)|\bname (?:stays?|fixed|change|be changed)\b/,
      /\bsign (?:over|above|outside)\b/,
      /\bstyle ?guides?\b|\bguidelines\b/,
    ],
  },
  {
    id: 'language',
    asks: [
      /\b(?:languages?|translat(?:es?|ed|ions?|ors?)|multilingual|bilingual|monolingual|locali[sz]\w*)\b/,
      /\bin (?:english|french|german|spanish|italian|portuguese|arabic|turkish|russian|polish|dutch|chinese|japanese|another tongue)\b/,
      /\b(?:speak|read|understand) (?:english|french|german|spanish|italian|portuguese|arabic|turkish|russian|polish|dutch|chinese|japanese)\b/,
    ],
  },
  {
    id: 'complaints',
    asks: [
      /\b(?:complain(?:s|ed|ing|ts?)?|feedback|reviews?|criticism|grumble|annoy(?:s|ed|ing)?|unhappy|dissatisfied|frustrat\w+)\b/,
      /\bwhat do (?:they|people|customers|users|guests|visitors|members) (?:say|tell you|think|dislike|hate)\b/,
    ],
  },
  {
    id: 'stake',
    asks: [
      /\b(?:for you|to you) personally\b|\bpersonally\b/,
      /\b(?:why do you (?:want|care|do)|what(?: is|['’]s| would be) in it for you|what do you (?:hope|wish|gain|get out)|what would (?:please|delight) you|proud)\b/,
      /\byou(?:rself)? (?:really |personally )?(?:hope|hoping|wish|dream)\b|\byour (?:own |personal )?(?:hopes?|wish(?:es)?|dreams?)\b/,
    ],
  },
] as const satisfies readonly Topic[];

export type TopicId = (typeof topics)[number]['id'];

/** Below this share of its words, a question only touches a topic. */
const ABOUT_MIN = 1 / 3;

/** The topic that a question is most about; `null` when it is about none, or about something else beside it. */
export function topicOf(question: string): TopicId | null {
  const asked = question.toLowerCase();
  let [best, most]: [TopicId | null, string[]] = [null, []];
  for (const { id, asks } of topics) {
    const hits = asks.flatMap((ask) => ask.exec(asked)?.[0] ?? []);
    if (hits.length > most.length) [best, most] = [id, hits];
  }
  const about = stemsAsked(asked);
  const ofTopic = stemsAsked(most.join(' '));
  const shared = [...about].filter((word) => ofTopic.has(word)).length;
  return shared >= about.size * ABOUT_MIN ? best : null;
}
