/** What a designer may say to a change request. */
export const CHANGE_ANSWERS = ['accepted', 'negotiated', 'declined'] as const;
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number];

/** The client's reply to the answer, sent once and stored in the log. `{colleague}` is another stakeholder. */
export const changeReplies: Record<ChangeAnswer, readonly string[]> = {
  accepted: [
    'Thank you. I will tell {colleague} today. You choose what has to give way for it. Please show me what you left out.',
    'Good. I had expected an argument about this. The deadline stays as it is in the brief.',
    'Then it is agreed, and I add it to the brief. Please mark in your work what changed because of it.',
  ],
  negotiated: [
    'I can agree to that. I will explain it to {colleague}. Work as you propose, and keep a note of the other way.',
    'So you do half of what I asked for. That is fine, as long as the first screen stays complete. Write down what we left out.',
    'That is less than I asked for, and I understand why. Do it like that. We will talk about the rest after the launch.',
  ],
  declined: [
    'I see your reason, and I accept it. I will read it to {colleague} as you wrote it. Keep a copy.',
    'I do not like it, but I understand it. The change is off. Your reason goes into the log, in your words.',
    'Then we leave it as it was. I would rather hear that now than see it done badly. I will tell {colleague} myself.',
  ],
};

/**
 * Replies without a fact; they cost no question. Each has several wordings, and none repeats before all were used.
 * They fit any brief, so they say nothing about one.
 */
export const refusals = {
  /** The designer hands the design back. */
  design: [
    'That is your trade. I can tell you what happens here on a Monday; what it should look like I shall see from you.',
    'If I knew that, I would not have written a brief. Ask me about the work, the money or the people.',
    'You will show me, and then I can say whether anybody here would use it. Before that my taste is no help to you.',
    'I have an opinion, and the last time I gave it to somebody we paid for it twice. You choose.',
    'Draw it both ways and put it where people stand. I believe what they do with it.',
  ],
  /** The designer asks for everything at once. */
  everything: [
    'Everything is a lot. What do you want to decide with the answer? Ask for that.',
    'I could talk for an hour and you would be no wiser. Which screen are you stuck on?',
    'Tell me what you would do differently if you knew, and I will tell you what I know about that.',
    'One thing at a time: the money, the people, what went before, or what I am afraid of?',
  ],
  /** It is not a question that one could answer. */
  unclear: [
    'I do not follow. Put it as you would to somebody behind a counter.',
    'Say that again in plain words: what do you need to know about us?',
    'I am not sure what you are after. Is it about people, money, or how we work?',
    'You have lost me there. Ask me who decides, or what was tried before; that I can answer.',
    'I read that twice. Begin with who, what, when or how much, and I will do my best.',
    'That did not reach me as a question. What would you do with the answer?',
  ],
  /** It stands in the brief. */
  written: [
    'That stands in the brief, and it has not changed since I wrote it.',
    'Look again at what I sent you: it is in there, and I stand by it.',
    'You have that in writing from me. Save your question for what is not on paper.',
    'I put that into the brief so that I need not say it from memory. What stands there holds.',
  ],
  /** The client knows nothing about the topic. The first time it counts as a question: an honest no is an answer. */
  unknown: [
    'I do not know, and I do not think anybody here does. Write down what you assume, so that we can see later whether it held.',
    'Nobody has asked that before. Decide as you think right, and tell me what you took for granted.',
    'I could make something up. Better you find out, or leave it open and say so.',
    'There you have found a hole. I have no answer, and now I know that I need one.',
    'We have never settled that. Put your best guess on the page with a question mark beside it.',
  ],
  greeting: [
    'Good day. I have a quarter of an hour and a kettle on. What do you need to know?',
    'I am here. Ask away, as long as it is not about colours.',
    'Thank you, likewise. What is it that the brief does not tell you?',
  ],
  /** It is unclear who is meant: employees or visitors. */
  which: [
    'How many of whom? Of those who work here I can tell you if you ask about the staff. Those who come to us stand in the brief.',
    'Do you mean the ones on the payroll or the ones who come in? The brief has the second; ask me about the team for the first.',
  ],
  who: [
    'That is nobody’s job yet. If your design needs somebody for it, say so, and I shall have to find one.',
    'I cannot put a name to that. It has always been whoever was nearest.',
    'It is not mine to say who. Write “somebody here” and mark it as open.',
    'We have not decided who. Ask me who decides, and you know whom to press for it.',
  ],
  when: [
    'There is no date for that. The dates I can promise stand in the brief.',
    'Nobody has written that on the calendar. Plan without it.',
    'Not decided, and I would rather say so than name you a month.',
    'When it is ready, I suppose. I know that this is no date.',
  ],
  howMuch: [
    'I have no figure for that which I would put my name to. The ones in the brief I would.',
    'Nobody has counted it. If your design stands or falls by it, count for a day and tell me.',
    'I would only be guessing, and you would write it down as if I had known.',
    'That number I do not have. Tell me what you would do with a large one and with a small one.',
  ],
  may: [
    'That is not decided. Hold it against the constraints in the brief; where they are silent, propose it and give me the reason.',
    'I cannot promise you that by myself. Show me what it would be good for, and I will ask.',
    'Nobody has said yes to it and nobody has said no. Draw it so that we could do without.',
    'Ask me again with a drawing in your hand. In the air I can allow nothing.',
  ],
  why: [
    'Because it has always been so, I expect. The reasons I am sure of stand in the brief.',
    'I have asked myself that. I have no answer that would survive a second question.',
    'If there is a reason, nobody told me. You may be the one who finds that there is none.',
  ],
  /** How it is, what it is, where it is. */
  open: [
    'That has not been settled here. Treat it as open, and say in your work what you assumed.',
    'I should have to ask around, and by tomorrow everybody would remember it otherwise. Take it as unknown.',
    'We have never talked about it. I shall not begin by inventing something.',
    'It is not for me to say. The brief is what I answer for, and what I know about our money and people.',
    'I cannot tell you that with a good conscience. Choose what harms least if it turns out wrong.',
  ],
} as const satisfies Record<string, readonly string[]>;
export type RefusalId = keyof typeof refusals;

/** Before what was told already. */
export const repeats = [
  'As I said: ',
  'You have asked me that before. ',
  'It is still so: ',
  'Nothing has changed about that. ',
  'Once more, for your notes: ',
] as const;

/** Before what stands in the brief; it costs no question. */
export const quotes = [
  'That is in the brief, under {section}:',
  'You have it from me in writing ({section}):',
  'Keep your question; {section} says it:',
  'I wrote that down for you. {section}:',
] as const;
