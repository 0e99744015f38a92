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
 * Replies without a fact, which cost no question and fit any brief. Each has several wordings, and none repeats before all
 * were used.
 */
export const refusals = {
  /** The designer hands the design back. */
  design: [
    'I leave that to you, because you are the designer. Ask me about our work, our money or our people.',
    'I do not want to decide how it looks. Show me a design, and I will say whether it fits our work.',
    'My taste does not help you here. Choose what helps the people who use it, and tell me why.',
    'You can decide that better than I can. I will judge it when I see it.',
    'Please try it both ways and show me the better one. I can tell you how people here work.',
  ],
  /** The designer asks for everything at once. */
  everything: [
    'That is too much at once. What do you want to decide? Ask me about that.',
    'I know many things about this. Which screen do you need help with?',
    'Please ask about one thing. What would you design differently if you knew the answer?',
    'One question at a time, please: the money, the people, what we tried before, or what worries me?',
  ],
  /** It is not a question that one could answer. */
  unclear: [
    'I do not understand the question. Can you ask it in other words?',
    'Please ask it more simply. What do you need to know about us?',
    'I am not sure what you mean. Is it about people, money, or how we work?',
    'I do not follow. You can ask me who decides, for example, or what was tried before.',
    'I read that twice and still do not understand it. Please begin with who, what, when or how much.',
    'I do not see a question in that. What would you do with the answer?',
  ],
  /** It stands in the brief. */
  written: [
    'You find that in the brief. It has not changed.',
    'That is written in the brief, and it is still right.',
    'The brief answers that. Please keep your questions for what is not in it.',
    'I wrote that in the brief. Please use what is written there.',
  ],
  /** The client knows nothing about the topic. */
  unknown: [
    'I do not know that, and I think nobody here does. Write down what you assume, so that we can check it later.',
    'Nobody has asked me that before. Decide yourself, and tell me what you assumed.',
    'I have no answer to that. Please find it out, or leave it open and say so.',
    'You are right to ask, but I have no answer yet. Please mark it as open.',
    'We have never decided that. Make your best guess, and mark it as a guess.',
  ],
  greeting: [
    'Good day. I have a quarter of an hour for you. What do you need to know?',
    'Hello. Please ask, but not about colours: those you choose.',
    'Thank you, and good day to you. What is missing in the brief?',
  ],
  /** It is unclear who is meant: employees or visitors. */
  which: [
    'How many of whom? If you mean the people who work here, ask me about the staff. The people we serve are in the brief.',
    'Do you mean our staff or the people we serve? Ask me about the team for the first. The second are in the brief.',
  ],
  who: [
    'Nobody does that yet. If your design needs somebody for it, tell me, and I will look for one.',
    'I cannot give you a name for that. Until now nobody in particular did it.',
    'I cannot decide that alone. Write “somebody here”, and mark it as open.',
    'We have not decided who. You can ask me who makes the decisions here.',
  ],
  when: [
    'There is no date for that. The dates that I can promise are in the brief.',
    'That has no date yet. Please plan without it.',
    'It is not decided. I do not want to give you a month that may be wrong.',
    'I cannot say when. Please do not make your design depend on it.',
  ],
  howMuch: [
    'I have no number for that. The numbers that I trust are in the brief.',
    'Nobody has counted that. If your design depends on it, we can count for a day.',
    'I could only guess, and I do not want you to plan with a guess.',
    'I do not have that number. Would a large one and a small one lead to different designs?',
  ],
  may: [
    'That is not decided. Please check the constraints in the brief. If they do not mention it, propose it and tell me why.',
    'I cannot promise that alone. Show me what it is good for, and I will ask.',
    'Nobody has allowed it, and nobody has forbidden it. Design so that it also works without.',
    'Show me a sketch of it first. Then I can ask for permission.',
  ],
  why: [
    'I think we have always done it like that. The reasons that I am sure of are in the brief.',
    'I have asked myself the same question, and I have no good answer.',
    'Nobody told me a reason. Perhaps there is none.',
  ],
  /** How it is, what it is, where it is. */
  open: [
    'That is not decided here. Treat it as open, and say in your work what you assumed.',
    'I would have to ask my colleagues. Please treat it as unknown for now.',
    'We have never talked about that, and I do not want to invent something.',
    'I cannot say that. I can tell you about our money, our people and what we tried before.',
    'I am not sure, so I would rather not answer. Choose what does the least harm if it is wrong.',
  ],
} as const satisfies Record<string, readonly string[]>;
export type RefusalId = keyof typeof refusals;

/** Before a fact that was told already. */
export const repeats = [
  'As I said: ',
  'You asked me that before. ',
  'It is still the same: ',
  'Nothing has changed about that. ',
  'Once more, for your notes: ',
] as const;

/** Before what stands in the brief; it costs no question. */
export const quotes = [
  'That is in the brief, under {section}:',
  'I wrote that in the brief ({section}):',
  'This costs you no question, because {section} says it:',
  'The brief says it under {section}:',
] as const;

/** Instead, where the brief lists what is asked among the open questions. */
export const openToo = [
  'We do not know that ourselves. The brief lists it under Still unknown.',
  'Nobody here knows that yet, so it is under Still unknown in the brief.',
  'I would like to know that too. It is one of the open questions in the brief.',
] as const;
