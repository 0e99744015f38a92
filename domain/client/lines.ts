import type { Text } from '../brief/compose/text.ts';

/** What a designer may say to a change request. */
export const CHANGE_ANSWERS = ['accepted', 'negotiated', 'declined'] as const;
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number];

/** How the client takes it; it is said once, and stands in the log. */
export const changeReplies: Record<ChangeAnswer, readonly Text[]> = {
  accepted: [
    'Good. Then {p1} hears it from me today. What gives way for it is yours to choose, and I shall want to [see|be shown] what gave way.',
    'Thank you. I had [prepared|put together] three reasons why you would have to. Nothing in the brief moves its date because of it.',
    'Then it is agreed, and I write it under the brief. Please do not make it look as if it had [always been|been in from the start].',
  ],
  negotiated: [
    'I can carry that to {p1}, and I expect it comes back smaller. Work as you [wrote|propose], and keep the other way in a drawer.',
    'Half of what I asked, then. I [can live|shall manage] with that, if the first of your deliverables stays whole. Write down what we left out.',
    'That is less than I was asked for and more than I hoped. Do it [like that|so]; the part we left out comes up again in a year, with my name on it.',
  ],
  declined: [
    'Noted, with your reason. I shall read it out as you wrote it, and {p1} will have an answer. Keep a copy.',
    'I [do not like|dislike] it, and I understand it. The change is off, and what comes of that is on me. Your reason goes under the brief, in your words.',
    'Then not. I would rather hear it now than see it done badly. If {p1} calls you, say what you [said to|told] me and no more.',
  ],
};

/** What gets no fact. None of them costs a question. */
export const refusals = {
  /** The designer hands the design back. */
  design: [
    'That is your trade. I can tell you what happens here on a Monday; what it should look like I shall see from you.',
    'If I knew that, I would not have written a brief. Ask me about the work, the money or the people.',
    'You will show me, and then I can say whether anybody here would use it. Before that my taste helps [neither|none] of us.',
  ],
  /** The designer asks for everything at once. */
  everything: [
    'Everything is a lot. What do you want to decide with the answer? Ask for that.',
    'I could talk for an hour and you would be no wiser. Which screen are you stuck on?',
    'Tell me what you would do differently if you knew, and I will tell you what I know about that.',
  ],
  /** It is not clear what is meant. */
  unclear: [
    'I do not follow. Put it as you would to somebody behind a counter.',
    'Say that again in plain words: what do you need to know about us?',
    'I am not sure what you are after. Is it about people, money, or how we work?',
  ],
  /** It stands in the brief. */
  written: [
    'That stands in the brief, and it has not changed since I wrote it.',
    'Look again at what I sent you: it is in there, and I stand by it.',
    'You have that in writing from me. Save your question for what is not on paper.',
  ],
  /** Asked about something that this client knows nothing of. This one is counted: an honest no is an answer. */
  unknown: [
    'I do not know, and I do not think anybody here does. Write down what you assume, so that we can see later whether it held.',
    'Nobody has asked that before. Decide as you think right, and tell me what you took for granted.',
    'I could make something up. Better you find out, or leave it open and say so.',
  ],
} as const satisfies Record<string, readonly Text[]>;
