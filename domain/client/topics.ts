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
 * Facts say what a brief does not: who signs, what was tried, what the client fears. They must hold beside any brief, so they bring
 * no dates, prices or rules that one could contradict, apart from {budget}, which no brief names.
 */
export const topics = [
  {
    id: 'budget',
    asks: [
      /\bbudgets?\b/,
      /\bmoney\b/,
      /\bafford\b/,
      /\bspend(?:ing)?\b/,
      /\bcosts?\b.*\bbuild\b/,
      /\bhow much (?:can|do|is|may|will)\b/,
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
      /\bdeci(?:de|des|sion|sions)\b/,
      /\bsigns?\b/,
      /\bapprov(?:e|es|al)\b/,
      /\bwho (?:has|says|gets) the (?:last|final)\b/,
      /\bsign[- ]?off\b/,
      /\bveto\b/,
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
      /\b(?:tried|attempt(?:s|ed)?|before|previous(?:ly)?|earlier|in the past|history)\b/,
      /\bfail(?:ed|ure)\b/,
      /\blast time\b/,
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
      /\blaunch\b/,
      /\brelease\b/,
      /\broll[- ]?out\b/,
      /\bfirst (?:week|day|people|users)\b/,
      /\bgo(?:es)? live\b/,
      /\bpilot\b/,
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
      /\bcopy(?:writing)?\b/,
      /\btexts?\b/,
      /\bphotos?\b/,
      /\bphotographs?\b/,
      /\bpictures?\b/,
      /\bimages?\b/,
      /\bwho writes\b/,
      /\bcontent\b/,
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
      /\b(?:it|technical) support\b/,
      /\bmaintain(?:s|ed)?\b/,
      /\bmaintenance\b/,
      /\bbreaks? down\b/,
      /\bdevelopers?\b/,
      /\bengineers?\b/,
      /\bwho builds?\b/,
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
      /\binterviews?\b/,
      /\btalk to\b/,
      /\bspeak (?:to|with)\b/,
      /\bmeet\b/,
      /\bvisit\b/,
      /\bobserv(?:e|ation)\b/,
      /\btest(?:ing)? with\b/,
      /\bresearch\b/,
    ],
    facts: [
      'You may talk to three of them, here, on a Wednesday, and {p1} will want to sit in the room.',
      'Nobody has ever asked them. I have guesses and {p1} has others; I should like to hear that neither of us is right.',
      'Come and stand beside us for a morning. Nobody will explain anything, and you will know more than from the brief.',
    ],
  },
  {
    id: 'fear',
    asks: [/\bafraid\b/, /\bworr(?:y|ies|ied)\b/, /\brisks?\b/, /\bgo(?:es)? wrong\b/, /\bfears?\b/, /\bworst\b/],
    facts: [
      'That it works. If twice as many come, we cannot serve them, and I would rather not be asked how I did not see it.',
      'A bad first week. {district} talks about a bad first week for a year.',
      'That {p1} was right. We have not agreed on anything for three years, and this was my idea.',
    ],
  },
  {
    id: 'others',
    asks: [
      /\bcompetit(?:or|ors|ion)\b/,
      /\brivals?\b/,
      /\bothers? like you\b/,
      /\balternatives?\b/,
      /\belsewhere\b/,
      /\bwho else\b/,
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
      /\bstaff\b/,
      /\bteam\b/,
      /\bcolleagues?\b/,
      /\bemployees?\b/,
      /\bwho (?:will )?(?:use|uses|works?)\b/,
      /\btraining\b/,
      /\bworkers?\b/,
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
      /\bfigures?\b/,
      /\bnumbers?\b/,
      /\bdata\b/,
      /\bmeasur(?:e|ed|es|ement)\b/,
      /\bcounted\b/,
      /\bstatistics?\b/,
      /\breliable\b/,
      /\bbaseline\b/,
    ],
    facts: [
      'They are counted by hand, by whoever closes up. On a busy day nobody counts, so the busy days are missing.',
      'I took one good month and one bad one. The truth lies in between, and I chose the month for the board.',
      '{p1} counts differently from me. Mine stand in the brief because I wrote it.',
    ],
  },
  {
    id: 'name',
    asks: [/\bbrand(?:ing)?\b/, /\blogos?\b/, /\bname\b/, /\blettering\b/, /\bidentity\b/, /\bsign over\b/],
    facts: [
      'The name stays. The lettering over the door may go: {p1} has never liked it, and I have never said that I agree.',
      'There is no brand. There is a stamp, two kinds of paper and a habit of writing in capitals.',
      'The mark was drawn by a cousin who still comes by. It may become smaller. It may not disappear.',
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
