import { briefsAMonthText, UNLIMITED } from '#domain/quota/quota.ts';

export interface Question {
  question: string;
  answer: string;
}

/** The eight questions of the landing page (LAND-1). Each answer is true today (LAND-2). */
export const questionsFor = (briefsAMonth: number): readonly Question[] => [
  {
    question: 'Is Brief Foundry free?',
    answer: `Yes. It is free in beta, and the free tier keeps ${sentencePart(briefsAMonth)}.`,
  },
  {
    question: 'Who writes the briefs?',
    answer:
      'A language model where one is connected, otherwise the built-in composer; every brief names its writer. Both work from the industry and styles you choose. You can regenerate a brief until you start it.',
  },
  {
    question: 'Do I need a design-file account?',
    answer: 'Only for linked files. Without an account you can upload pictures of your frames, or try a sample file.',
  },
  {
    question: 'Who can see my designs?',
    answer: 'You decide for each design: everybody, only you, or whoever has its unlisted link.',
  },
  {
    question: 'How does collaboration work?',
    answer: 'Mark a design as open to collaboration. Developers who like it can approach you.',
  },
  {
    question: 'Can I use a brief in my portfolio?',
    answer: 'Yes. The work is yours; say that the client is fictional.',
  },
  {
    question: `What happens when I reach ${briefsAMonth > 0 ? briefsAMonth : 'my number of'} ${briefsAMonth === 1 ? 'brief' : 'briefs'}?`,
    answer:
      'You can go on working on the briefs you have. New ones wait until the first of the next month, midnight UTC, when the count starts again.',
  },
  {
    question: 'Are case studies available?',
    answer:
      'Yes. Compose a case study from any of your designs and publish it with its own link. It then appears on your public page with your designs and builds.',
  },
];

const sentencePart = (limit: number) =>
  limit === UNLIMITED ? 'any number of AI-generated briefs per month' : briefsAMonthText(limit);
