/** The six industries a brief can be set in, in the order every list shows them. `label` is the full name, `short` the one on cards. */
export const industries = [
  { id: 'ecommerce', label: 'E-commerce', short: 'E-commerce', defaultTitle: 'E-commerce Platform Redesign' },
  { id: 'health', label: 'Health & Wellness', short: 'Health', defaultTitle: 'Wellness App for Daily Habits' },
  { id: 'finance', label: 'Finance', short: 'Finance', defaultTitle: 'Personal Finance Management Dashboard' },
  { id: 'education', label: 'Education', short: 'Education', defaultTitle: 'Interactive Learning Platform' },
  { id: 'food', label: 'Food & Beverage', short: 'Food', defaultTitle: 'Restaurant Ordering & Delivery App' },
  { id: 'travel', label: 'Travel & Hospitality', short: 'Travel', defaultTitle: 'Travel Experience Booking Website' },
] as const;

export type IndustryId = (typeof industries)[number]['id'];

export const industryIds = industries.map((industry) => industry.id) as [IndustryId, ...IndustryId[]];

export const DEFAULT_INDUSTRY: IndustryId = 'ecommerce';

export function industryOf(id: IndustryId) {
  return industries.find((industry) => industry.id === id)!;
}

/** Stands in while a title is being written and where a writer gives none (BRIEF-12). */
export function defaultTitle(id: string): string {
  return industries.find((industry) => industry.id === id)?.defaultTitle ?? 'New Project Brief';
}
