import type { TopicId } from './topics.ts';

/**
 * Topics that a client can be asked about, listed on the page for every brief alike, so that nobody can tell which
 * of them this client knows. They are apart from topics.ts, so that the page does not load the client's facts.
 */
export const hints: Record<TopicId, { label: string; example: string }> = {
  budget: { label: 'Money', example: 'What may it cost to build?' },
  decision: { label: 'Decisions', example: 'Who has the last word?' },
  history: { label: 'What went before', example: 'What was tried before?' },
  fear: { label: 'Worries', example: 'What are you afraid of?' },
  stake: { label: 'Their own wishes', example: 'What do you hope for?' },
  staff: { label: 'The team', example: 'How many people work there?' },
  access: { label: 'Meeting people', example: 'May I visit you and talk to people?' },
  complaints: { label: 'Complaints', example: 'What do people complain about?' },
  others: { label: 'Others like them', example: 'Who else offers this?' },
  figures: { label: 'The figures', example: 'Where do your numbers come from?' },
  content: { label: 'Texts and pictures', example: 'Who writes the texts, and are there photographs?' },
  name: { label: 'Name and logo', example: 'Does the logo stay?' },
  language: { label: 'Languages', example: 'Which languages must it speak?' },
  machines: { label: 'Building and upkeep', example: 'Who builds it, and who looks after it?' },
  launch: { label: 'The first day', example: 'How will it be launched?' },
};
