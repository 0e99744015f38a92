import type { Text } from '../brief/compose/text.ts';

/** What a designer may ask a client about. */
export interface Topic {
  id: string;
  /** What a question about it says; the topic with the most hits is meant. */
  asks: readonly RegExp[];
  /** What the client may know and keeps until asked, in the client’s own words. Facts of the brief’s skeleton may stand in it. */
  facts: readonly Text[];
}

/*
 * Facts that a brief does not have: who signs, what was tried, what the client fears. They must fit any brief, so
 * they have no dates, prices or rules that could contradict one, apart from {budget}, which no brief names.
 */
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
    facts: [
      '{budget} to build it, all told. Nobody has told [the people who will build it|whoever is to build it] yet.',
      'The board signed for {budget}. I mean to keep [a tenth|an eighth] of that back for mistakes, and I have not said so in the meeting.',
      '{budget}. If it costs [one coin|a hair] more I have to go to the members, and then it is not this year.',
    ],
  },
  {
    id: 'decision',
    asks: [
      /\b(?:deci(?:de|des|ded|ding|sion|sions)|approv(?:e|es|ed|al)|veto|boss|in charge|green light|final (?:say|word|call)|last word)\b/,
      /\bsigns?\b(?![ -](?:in|up|on|over|above|outside)\b)|\bsign[- ]?off\b/,
      /\bwho (?:has|says|gets|gives) (?:the (?:last|final)|yes|no)\b/,
      /\bwhose (?:call|idea)\b|\bwho (?:must|has to|needs to|do i have to|should i|do i) (?:say yes|agree|nod|convince|please|report to|answer to|present to)\b/,
    ],
    facts: [
      'I sign, but {p1} likes to be asked before. What [is said|one hears] in the meeting and on the stairs afterwards are two things.',
      'I decide alone, standing up, in [fifteen|ten] minutes. Bring two ways, not five, and say which you would take.',
      'Three of us have to nod, and {p1} nods last. Whoever nods last has had the longest to think of objections.',
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
    facts: [
      'We bought something ready-made once. It was switched off after five weeks, because nobody but {p1} could change a word in it.',
      'A student drew us something two years ago. It was handsome, and the telephone rang more often than before.',
      'There was an app. It has eleven users, and four of them work here.',
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
    facts: [
      'A dozen regulars see it first; {p1} picks them. If they shake their heads, we wait.',
      'It begins on a Tuesday, without a word to anybody. If nobody complains until Friday, we hang up the poster.',
      'Half of the house starts with it and half stays with paper, for six weeks. The paper half has asked to be the paper half.',
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
    facts: [
      'The words come from {p1}, at night, so ask for few. Of forty photographs perhaps twelve can be shown.',
      'We have texts for half of it. The other half exists in the heads of two people, and one of them is me.',
      'There is one good picture of everybody, from a farewell. The rest are of things, taken with a thumb in them.',
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
    facts: [
      'Whoever looks after the machines comes on Thursdays only. What breaks on a Friday stays broken until then.',
      'It will be built by two people I have not met, in another town, who answer letters and not calls.',
      'Nobody here can mend anything. If it stops, {p1} turns it off and on, and after that we write on paper.',
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
    facts: [
      'You may talk to three of them, here, on a Wednesday, and {p1} will want to sit in the room.',
      'Nobody has ever asked them. I have guesses and {p1} has others; I should like to hear that neither of us is right.',
      'Come and stand beside us for a morning. Nobody will explain anything, and you will know more than from the brief.',
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
    facts: [
      'That it works. If twice as many come, we cannot serve them, and I would rather not be asked how I did not see it.',
      'A bad first week. {district} talks about a bad first week for a year.',
      'That {p1} was right. We have not agreed on anything for three years, and this was my idea.',
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
    facts: [
      'Everybody tells us to look at how the big ones do it. Our people came here because they had enough of the big ones.',
      'There is one other near {town}. We lend each other things, and we do not lend each other people.',
      'The rival is not another house. The rival is that people leave it be, and that costs them nothing on the day.',
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
    facts: [
      'Two of us will have it open all day. One of the two has never asked for help, and that is the difficulty.',
      'The longest-serving one goes home if she feels watched. She is also the one whom everybody asks.',
      'They learn it in a quarter of an hour, between two other things, or not at all. There has never been a training day here.',
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
    facts: [
      'They are counted by hand, by whoever closes up. On a busy day nobody counts, so the busy days are missing.',
      'I took one good month and one bad one. The truth lies in between, and I chose the month for the board.',
      '{p1} counts differently from me. Mine stand in the brief because I wrote it.',
    ],
  },
  {
    id: 'name',
    asks: [
      /\b(?:brand(?:ing|s)?|logos?|lettering|identity|corporate|slogan|motto|rename|trademark)\b/,
      /\b(?:the|that|this|its|company|shop|house|change|keep|new) name\b|\bname (?:stays?|fixed|change|be changed)\b/,
      /\bsign (?:over|above|outside)\b/,
      /\bstyle ?guides?\b|\bguidelines\b/,
    ],
    facts: [
      'The name stays. The lettering over the door may go: {p1} has never liked it, and I have never said that I agree.',
      'There is no brand. There is a stamp, two kinds of paper and a habit of writing in capitals.',
      'The mark was drawn by a cousin who still comes by. It may become smaller. It may not disappear.',
    ],
  },
  {
    id: 'language',
    asks: [
      /\b(?:languages?|translat(?:es?|ed|ions?|ors?)|multilingual|bilingual|monolingual|locali[sz]\w*)\b/,
      /\bin (?:english|french|german|spanish|italian|portuguese|arabic|turkish|russian|polish|dutch|chinese|japanese|another tongue)\b/,
      /\b(?:speak|read|understand) (?:english|french|german|spanish|italian|portuguese|arabic|turkish|russian|polish|dutch|chinese|japanese)\b/,
    ],
    facts: [
      'Whoever writes to us in another language gets an answer in it if {p1} is in. Nobody has promised more than that.',
      'Whatever language it speaks, somebody here has to be able to correct it. Count the languages that {p1} can spell, and stop there.',
      'I read every translation backwards to see whether it still means us. So far it has taken me longer than writing it.',
    ],
  },
  {
    id: 'complaints',
    asks: [
      /\b(?:complain(?:s|ed|ing|ts?)?|feedback|reviews?|criticism|grumble|annoy(?:s|ed|ing)?|unhappy|dissatisfied|frustrat\w+)\b/,
      /\bwhat do (?:they|people|customers|users|guests|visitors|members) (?:say|tell you|think|dislike|hate)\b/,
    ],
    facts: [
      'Those who complain do it to {p1}, and never to me. I hear what is left of it by the evening.',
      'We get letters. The angry ones come from people who stay; the others simply stop coming, and write nothing.',
      'The loudest complaint comes from four people. I know their names, and I have built half of our rules around them.',
    ],
  },
  {
    id: 'stake',
    asks: [
      /\b(?:for you|to you) personally\b|\bpersonally\b/,
      /\b(?:why do you (?:want|care|do)|what(?: is|['’]s| would be) in it for you|what do you (?:hope|wish|gain|get out)|what would (?:please|delight) you|proud)\b/,
      /\b(?:hop(?:e|es|ing)|wish(?:es)?|dream)\b/,
    ],
    facts: [
      'I should like to leave at six on one day of the week. I have not put that among the goals.',
      'I said in a meeting that it could be done. {p1} wrote down the date on which I said it.',
      'In three years somebody else sits on my chair. I would like them to find something that they need not throw away.',
    ],
  },
] as const satisfies readonly Topic[];

export type TopicId = (typeof topics)[number]['id'];

/** The topic that a question is most about; `null` when it is about none. */
export function topicOf(question: string): TopicId | null {
  const asked = question.toLowerCase();
  let [best, most]: [TopicId | null, number] = [null, 0];
  for (const { id, asks } of topics) {
    const hits = asks.filter((ask) => ask.test(asked)).length;
    if (hits > most) [best, most] = [id, hits];
  }
  return best;
}
